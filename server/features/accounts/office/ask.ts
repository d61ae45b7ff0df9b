import { eq } from 'drizzle-orm';
import type { AccountRequestKind } from '#domain/accounts/accountRequest.entity.ts';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { entities } from '#domain/entities.ts';
import { fold } from '#domain/kit/fold.ts';
import { tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { insertRecord } from '#server/kit/crud.ts';
import type { NewAccount } from './newAccount.ts';

const { accountRequest } = tables;

type Wanted = Omit<NewAccount, 'language'> & {
  kind: AccountRequestKind;
  /** Of an account to be made. */
  language?: NewAccount['language'];
  user_id: number | null;
  why?: string;
};

/** Has what a content manager wants wait for another content manager; `inCharge` are all of them. */
export async function askForConfirmation(
  context: Context,
  inCharge: readonly number[],
  request: Wanted,
): Promise<number> {
  const { db, user: me } = context;
  const waiting = await db.select().from(accountRequest).where(eq(accountRequest.status, 'pending'));
  const before = waiting.find(
    ({ kind, user_id, role, asked_by_id }) =>
      kind === request.kind && user_id === request.user_id && role === request.role && asked_by_id === me.id,
  );
  if (before && request.kind !== 'create') return before.id;
  if (inCharge.every((id) => id === me.id || id === request.user_id))
    throw conflict('accounts.office.errors.nobody_confirms');
  const isSame = ({ user_id, email, user_name }: (typeof waiting)[number]) =>
    (user_id !== null && user_id === request.user_id) ||
    fold(email) === fold(request.email) ||
    getNameKey(user_name) === getNameKey(request.user_name);
  if (waiting.some(isSame)) throw conflict('accounts.office.errors.waiting');
  const { id } = await insertRecord(context, entities.accountRequest, {
    language: null,
    why: null,
    ...request,
    asked_by_id: me.id,
  });
  return id as number;
}
