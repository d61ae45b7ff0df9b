import { useRecordContext } from 'ra-core';
import type { user } from '#domain/accounts/user.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';

export type Account = RecordOf<typeof user>;

/** The account that is shown, in what stands on its page. */
export const useAccount = (): Account => useRecordContext<Account>()!;
