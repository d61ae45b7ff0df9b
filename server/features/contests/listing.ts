import { hasReached } from '#domain/contests/contestStage.ts';
import { getListing } from '#domain/contests/listing.ts';
import type { listContests } from '#domain/contests/running.calls.ts';
import { eventRoutes } from '#domain/shared/eventRoutes.ts';
import type { Handler } from '#server/kit/context.ts';
import { findListed, loadContestTexts, toContestHead } from './read.ts';

const ownRoutes = new Set(Object.values(eventRoutes));

/** All contests that readers are led to, by where they are listed. */
export const listAll: Handler<typeof listContests> = async ({ query: { language } }, { db, now }) => {
  const published = await findListed(db, now);
  const groups = Object.groupBy(published, (one) => getListing(one, now) ?? 'over');
  const { open = [], coming = [], closed = [] } = groups;
  coming.sort((one, other) => one.opens_on.localeCompare(other.opens_on));
  closed.sort((one, other) => other.results_at.localeCompare(one.results_at));
  const findText = await loadContestTexts(db, [...open, ...coming, ...closed], language);
  const toHead = (one: (typeof published)[number]) => toContestHead(one, findText(one));
  return {
    items: open.map(toHead),
    coming: coming.map(toHead),
    closed: closed.map((one) => ({
      ...toHead(one),
      results_at: one.results_at,
      is_out: hasReached('out', one, now),
    })),
    held: [...new Set(published.map(({ slug }) => slug))].filter((slug) => ownRoutes.has(slug)),
  };
};
