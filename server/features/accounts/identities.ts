import { and, eq } from 'drizzle-orm';
import { emailRule } from '#domain/accounts/email.ts';
import { normalizeMailbox } from '#domain/accounts/mailbox.ts';
import type { Db } from '#server/db/database.ts';
import { identities, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { Person } from '#server/kit/signInProvider.ts';

const { user } = tables;

/** The email that a provider verified, where it is one that an account can have. */
export const getUsableEmail = ({ email }: Person): string | undefined =>
  emailRule().isValidSync(email) ? email : undefined;

const isPerson = ({ issuer, subject }: Person) => and(eq(identities.issuer, issuer), eq(identities.subject, subject));

/** The account that a person is linked to. The email is never asked: it may pass to somebody else. */
export async function findLinkedAccount(db: Db, person: Person) {
  const [account] = await db
    .select({ id: user.id, status: user.status })
    .from(identities)
    .innerJoin(user, eq(user.id, identities.user_id))
    .where(isPerson(person));
  return account;
}

/** Links a person to an account; no for who is linked to another. */
export async function linkPerson({ db, now }: Pick<Context, 'db' | 'now'>, person: Person, user_id: number) {
  const { issuer, subject } = person;
  await db
    .insert(identities)
    .values({ issuer, subject, user_id, ...getProvenEmail(person), created_at: now.toISOString() })
    .onConflictDoNothing();
  const [linked] = await db.select({ user_id: identities.user_id }).from(identities).where(isPerson(person));
  return linked?.user_id === user_id;
}

const getProvenEmail = (person: Person) => {
  const email = getUsableEmail(person) ?? null;
  return { email, mailbox_key: email && normalizeMailbox(email) };
};

/** Keeps what the provider says of the email today. */
export const noteEmail = (db: Db, person: Person) =>
  db.update(identities).set(getProvenEmail(person)).where(isPerson(person));
