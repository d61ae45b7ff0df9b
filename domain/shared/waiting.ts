import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';

const count = () => t.integer().min(0).required();

/** What of a queue waits, as calls answer it. */
export const createWaitingFields = () => ({
  count: count(),
  /** Since when the first waits; null where nothing does, or nobody has noted it. */
  oldest: ruleOf(time()),
  /** How many are past the day that the platform knows, or wants (`reviewAim.ts`), for them. */
  late: count(),
});
