import { entityNames } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { time } from '#domain/kit/fields.ts';
import { partOfQueue, searchRule } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';
import { auditItem } from './auditItem.ts';
import { auditLogActions } from './auditLog.ts';

/**
 * What was done to all records that the caller may read, newest first: by a person (their user name), to some kinds of
 * records, to those of a number, by some actions, between two instants (both in it), only by others, only to
 * what the caller works on and by people (`mine`). A part at a time, from the last that is known on.
 */
export const listActivity = call('GET /api/office/activity', {
  roles: staff,
  query: t.object({
    ...partOfQueue,
    by: searchRule(),
    of: t.query.list(t.string().oneOf(entityNames)),
    record_id: t.query.id(),
    action: t.query.list(t.string().oneOf(auditLogActions)),
    at_from: time().rule,
    at_to: time().rule,
    others: t.query.boolean(),
    mine: t.query.boolean(),
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          ...auditItem,
          /** What the record is called now, or the number that stands for it; null where it is no more. */
          title: t.mixed<string | number>().nullable().defined(),
        }),
      )
      .required(),
  }),
});
