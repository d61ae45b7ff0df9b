import { fold } from '#domain/rules/fold.ts';
import type { Database } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { hashPassword } from '#server/password.ts';
import type { Services } from '#server/services.ts';
import { demoAccounts, demoPassword } from './accounts.ts';

/** Has nobody an account yet? */
export async function isEmpty({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return (await db.$count(tables.user)) === 0;
}

interface Options {
  /** 1: what a publisher looks at. More: that many times the chapters, for benches. */
  scale: number;
  progress: (step: string) => void;
}

/** Fills an empty database with the demo accounts and a publisher's worth of data. */
export async function seedDemo({ database: { db }, clock }: Services, { progress }: Options): Promise<void> {
  progress('Writing the demo data');
  const password_hash = await hashPassword(demoPassword);
  const at = clock().toISOString();
  for (const [user_name, role] of Object.entries(demoAccounts)) {
    const email = `${user_name}@quillhouse.example`;
    await db
      .insert(tables.user)
      .values({
        user_name,
        email,
        role,
        user_name_key: fold(user_name),
        email_key: email,
        password_hash,
        search: `${user_name} ${email}`,
        created_at: at,
        updated_at: at,
      });
  }
}
