import { entriesPerPage } from '#domain/contests/contest.ts';

/** The page after those that have come; undefined: these are all. */
export const getNextEntriesPage = ({ total }: { total: number }, pages: readonly unknown[]): number | undefined =>
  pages.length * entriesPerPage < total ? pages.length + 1 : undefined;
