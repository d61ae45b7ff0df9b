import { entityNames } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, text, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { roles, staff } from '#domain/roles.ts';
import { delegationLimits } from './delegation.ts';

const resource = () => t.string().oneOf(entityNames).required();
/** A record that waits for the caller in a queue of theirs; 404 for any other. */
const record = { resource: resource(), record_id: t.id().required() };

/** A colleague of the caller who may decide on the record, too. */
const colleague = t.object({
  id: t.id().required(),
  user_name: t.string().required(),
  role: ruleOf(choice(roles, { required: true })),
});

export const listColleagues = call('GET /api/office/delegations/colleagues', {
  roles: staff,
  query: t.object({ resource: resource(), record_id: t.query.id().required() }),
  answer: t.object({ items: t.array(colleague.required()).required() }),
});

/**
 * Gives a record of a queue to a colleague who may decide on it, too; who has it by then may give it on, or back to who gave it,
 * also where they may not decide on it, as long as it is in their queue. The
 * caller's queue is without it, that of the colleague says whose it was, and those of others stay as they are. It lasts
 * until the record is decided on.
 */
export const giveRecord = call('POST /api/office/delegations', {
  roles: staff,
  body: t.object({ ...record, to_id: t.id().required(), note: ruleOf(text({ max: delegationLimits.characters })) }),
  answer: t.object({ id: t.id().required() }),
});

const delegation = t.object({
  resource: resource(),
  record_id: t.id().required(),
  /** What the record is called, and what it belongs to, as its list has them. */
  title: t.mixed<string | number>().nullable(),
  of: t.mixed<string | number>().nullable(),
  by_id: t.id().required(),
  by: t.string().required(),
  to_id: t.id().required(),
  to: t.string().required(),
  note: t.string().nullable().defined(),
  given_at: ruleOf(time({ required: true })),
  /** Was it given to the caller? */
  mine: t.boolean().required(),
});
export type Delegation = t.InferType<typeof delegation>;

/** Who has been given what of the caller's queues, newest first; a record is named once. */
export const listDelegations = call('GET /api/office/delegations', {
  roles: staff,
  background: true,
  answer: t.object({ items: t.array(delegation.required()).required() }),
});
