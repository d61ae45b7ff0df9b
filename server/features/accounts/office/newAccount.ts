import { getNameKey } from '#domain/accounts/nameKey.ts';
import type { AccountStatus } from '#domain/accounts/user.entity.ts';
import { entities } from '#domain/entities.ts';
import { fold } from '#domain/kit/fold.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Role } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { lockText } from '#server/kit/textLock.ts';
import { findAccount } from '../emails.ts';
import { lockName, isNameTaken } from '../names.ts';
import type { Account } from './inCharge.ts';

const { user } = tables;

export interface NewAccount {
  user_name: string;
  email: string;
  role: Role;
  language: InterfaceLanguage;
}

/** Refuses an email or a user name that an account has; until the transaction ends nobody else takes them. */
export async function refuseTaken({ db }: Context, { email, user_name }: NewAccount): Promise<void> {
  await lockText(db, `email ${fold(email)}`);
  if (await findAccount(db, email)) throw invalidField('email', 'errors.email_in_use');
  const key = getNameKey(user_name);
  await lockName(db, key);
  if (await isNameTaken(db, key)) throw invalidField('user_name', 'validation.taken');
}

/** Makes an account of the staff, which `refuseTaken` let pass. */
export async function insertAccount(
  context: Context,
  { user_name, email, role, language }: NewAccount,
  status: Extract<AccountStatus, 'active' | 'invited'>,
  password_hash: string,
): Promise<Account> {
  const { db, now } = context;
  const at = now.toISOString();
  const values = { user_name, email, role, status };
  const keys = {
    user_name_key: getNameKey(user_name),
    email_key: fold(email),
    search: createSearchText(entities.user, values),
    password_generated: status === 'invited',
    password_given: status === 'active',
  };
  const [account] = await db
    .insert(user)
    .values({ ...values, ...keys, language, password_hash, created_at: at, updated_at: at })
    .returning();
  await audit(context, 'create', 'users', account!.id, diffRecords({}, values));
  return account!;
}
