import { entityNames } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';
import { idsRule } from '../kit/bulk.ts';
import { queueNames } from './officeQueues.ts';

const resource = () => t.string().oneOf(entityNames).required();
const answer = t.object({ count: t.integer().min(0).required() });

/**
 * Puts records of a queue off for the caller alone: until then neither the queue nor its count has them, and they come back
 * by themselves. Answers how many: what is decided by now is not put off. 404 for one that the caller may not read, or whose
 * entity no queue of theirs holds.
 */
export const snooze = call('POST /api/office/snoozes', {
  roles: staff,
  body: t.object({ resource: resource(), ids: idsRule(), until: ruleOf(time({ required: true })) }),
  answer,
});

/** Brings back at once what the caller had put off of a queue of theirs, or given of it to colleagues; 404 for another queue. */
export const endSnooze = call('POST /api/office/snoozes/end', {
  roles: staff,
  body: t.object({ queue: t.string().oneOf(queueNames).required() }),
  answer,
});
