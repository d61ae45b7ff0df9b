import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema.ts';
import { hashToken, sessionDays } from '#server/kit/guard.ts';
import { insertRow, type RowOf } from './records.ts';

export interface Account {
  id: number;
  token: string;
}

/** A new account that is signed in, written past the server. */
export async function account({ db }: Database, role: RowOf<'user'>['role']): Promise<Account> {
  const now = new Date();
  const { id } = await insertRow(db, 'user', now, { role });
  const token = randomUUID().replaceAll('-', '');
  const expires_at = new Date(now.getTime() + sessionDays * 86_400_000).toISOString();
  await db.insert(sessions).values({
    user_id: id,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    expires_at,
    user_agent: '',
    address: '',
  });
  return { id, token };
}
