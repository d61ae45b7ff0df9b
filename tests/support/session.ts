import { randomBytes } from 'node:crypto';
import { sessionDays } from '#domain/accounts/sessionLimits.ts';
import type { Database, Db } from '#server/db/database.ts';
import { sessions } from '#server/db/schema.ts';
import { hashToken } from '#server/kit/guard.ts';
import { insertRow, type RowOf } from './records.ts';

export interface Account {
  id: number;
  token: string;
}

/** A new session of an account, written past the server; answers its token. */
export async function insertSession(db: Db, user_id: number, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  await db.insert(sessions).values({
    user_id,
    token_hash: hashToken(token),
    created_at: at,
    seen_at: at,
    expires_at: new Date(now.getTime() + sessionDays * 86_400_000).toISOString(),
    user_agent: '',
    address: '',
  });
  return token;
}

/** A new account that is signed in, written past the server. */
export async function account({ db }: Database, role: RowOf<'user'>['role']): Promise<Account> {
  const { id } = await insertRow(db, 'user', new Date(), { role });
  return { id, token: await insertSession(db, id) };
}
