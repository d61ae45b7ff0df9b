import { entityNames } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';

/** A record, and the tab that has it open: one person may have it open in several. */
const body = t.object({
  resource: t.string().oneOf(entityNames).required(),
  record_id: t.id().required(),
  tab: t.string().min(1).max(40).required(),
});
/** A user name; null where the caller is not to know who works on such records. */
const by = () => t.string().nullable().defined();
/** Who works on the record, and since when. */
const holder = t.object({
  mine: t.boolean().required(),
  by: by(),
  since: ruleOf(time({ required: true })),
});
export type Holder = t.InferType<typeof holder>;

/**
 * Says that the caller works on a record, or still does: they lock it where nobody else does. Locks are a courtesy;
 * what keeps the data right are the refusals of the calls that change it. See `domain/record-locks/recordLock.ts` for the times.
 */
export const lockRecord = call('POST /api/office/record-locks/hold', {
  roles: staff,
  body,
  answer: holder,
  background: true,
});

/** The lock of the record is the caller's from now on, whoever did. */
export const takeRecordOver = call('POST /api/office/record-locks/take-over', { roles: staff, body, answer: holder });

/** The records of a list that others work on now, as far as the caller may read them. */
export const listRecordLocks = call('GET /api/office/record-locks', {
  roles: staff,
  query: t.object({ resource: t.string().oneOf(entityNames).required() }),
  answer: t.object({
    items: t.array(t.object({ record_id: t.id().required(), by: by() }).required()).required(),
  }),
});

/** The tab is done with the record, which is free once no tab of the caller has it open. */
export const leaveRecord = call('POST /api/office/record-locks/leave', { roles: staff, body, background: true });
