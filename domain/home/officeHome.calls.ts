import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';
import { queueNames } from './officeQueues.ts';

const count = () => t.integer().min(0).required();
const queue = t.object({
  name: ruleOf(choice(queueNames, { required: true })),
  count: count(),
  /** Since when the first waits; null where nothing does, or nobody has noted it. */
  oldest: ruleOf(time()),
  /** How many are past the day that the platform knows for them. */
  late: count(),
});
export type OfficeQueue = t.InferType<typeof queue>;

/** What waits for the caller, by the queues of their role; those of which nothing does are there, too. */
export const getOfficeHome = call('GET /api/office/home', {
  roles: staff,
  background: true,
  answer: t.object({ queues: t.array(queue).required() }),
});
