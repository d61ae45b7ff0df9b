import { call } from '#domain/kit/call.ts';
import { searchRule } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';

const anyObject = () => t.mixed<Record<string, unknown>>();

/** The records of one entity that were found, best first. */
const kind = t.object({
  /** Name of the entity. */
  entity: t.string().required(),
  /** With the fields that tell them apart (`selectFacts`). */
  records: t
    .array(
      t.object({ id: t.id().required(), fields: anyObject().required(), titles: anyObject().required() }).required(),
    )
    .required(),
  /** What its list is filtered by to show all of them, once for each text that they were found by; none: these are all. */
  filters: t.array(anyObject().required()).required(),
  /** Others were found that no list shows: more words are needed. */
  more: t.boolean().required(),
});
export type FoundKind = t.InferType<typeof kind>;

/** Searches every entity that the caller's lists show: by the words of the records, or by their number. */
export const searchOffice = call('GET /api/office/search', {
  roles: staff,
  query: t.object({ q: searchRule().required() }),
  answer: t.object({ kinds: t.array(kind).required() }),
});
