/** The page of an edition of a contest, also where the contest has a route of its own. */
export const getEventPath = ({ slug, edition }: { slug: string; edition: number }): string =>
  `/event?${new URLSearchParams({ contest: slug, edition: String(edition) })}`;
