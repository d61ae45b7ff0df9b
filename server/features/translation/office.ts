import type { Context } from '#server/kit/context.ts';
import { crud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';

interface Decision {
  status?: string;
}

/** The same with the time at which it was decided, where it is. */
const timed = <D extends Decision>(set: D, { now }: Context) =>
  set.status === undefined ? set : { ...set, decided_at: set.status === 'pending' ? null : now.toISOString() };

const generated = crud('extensionRequest');

/** The back office's calls for extension requests: a decision has a time. */
const extensionRequestHandlers: CrudHandlers = {
  ...generated,
  update: (input, context: Context) => generated.update({ ...input, body: timed(input.body, context) }, context),
  updates: (input, context: Context) =>
    generated.updates({ ...input, body: { ...input.body, set: timed(input.body.set, context) } }, context),
};

export const office: OfficeHandlers = { extensionRequest: extensionRequestHandlers };
