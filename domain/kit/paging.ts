import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { maxSearch } from './searchLimit.ts';

/** The largest page that a list answers. */
export const maxPerPage = 100;
/** The furthest page that a list is asked for. */
export const maxPage = 1_000_000;

export const searchRule = () => t.string().max(maxSearch);

/** Which page, from 1, of how many records. */
export const pagingQuery = (perPage: number) => ({
  page: t.query.integer().min(1).max(maxPage).default(1),
  per_page: t.query.integer().min(1).max(maxPerPage).default(perPage),
});

/** How many of a queue are answered at once. */
export const queuePart = 50;
/** Which part of a queue: what follows the last that is known, by its time and id. */
export const partOfQueue = {
  after_at: time().rule,
  after_id: t.query.id(),
  per_page: t.query.integer().min(1).max(maxPerPage).default(queuePart),
};
