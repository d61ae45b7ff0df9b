import type * as loadCalls from '#domain/contracts/applicationsLoad.calls.ts';
import type * as reviewCalls from '#domain/contracts/contractReviews.calls.ts';
import type * as calls from '#domain/contracts/contracts.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { applying } from './apply.ts';
import { infoLock } from './infoLock.ts';
import { inviting } from './invitations.ts';
import { load } from './load.ts';
import { ofWork } from './ofWork.ts';
import { reading } from './read.ts';
import { reviewing } from './review.ts';
import { signHandlers } from './sign.ts';

export const contracts: HandlersOf<typeof calls & typeof reviewCalls & typeof loadCalls> = {
  ...applying,
  ...infoLock,
  ...inviting,
  ...load,
  ...ofWork,
  ...reading,
  ...reviewing,
  ...signHandlers,
};
