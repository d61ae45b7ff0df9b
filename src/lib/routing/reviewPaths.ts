/** The queue of chapters, of one story or of all, or a chapter in it. */
export function getReviewsPath(fiction_id?: number, id?: number): string {
  const params = Object.entries({ fiction_id, id }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(params.map(([name, value]) => [name, String(value)]));
  return `/office/chapter-reviews${search.size > 0 ? `?${search}` : ''}`;
}
