import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { normalizeMailbox } from '#domain/accounts/mailbox.ts';
import { authors } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { identities, tables } from '#server/db/schema.ts';
import { accountColumns } from './session.ts';

const { fiction, user } = tables;

/** An email without what follows a plus. Whether that may be left out at its host, `normalizeMailbox` decides. */
const removePlusTag = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');
const plainEmail = sql<string>`regexp_replace(lower(${user.email}), '\\+[^@]*@', '@')`;

const authorColumns = {
  ...accountColumns,
  created_at: user.created_at,
  works: sql<number>`(select count(*)::int from ${fiction} where ${eq(fiction.author_id, user.id)})`,
};

/** The emails that an account proved to own: its own by a code, those of its identities by their providers. */
async function loadProvenEmails(db: Db, id: number): Promise<string[]> {
  const own = await db.select({ email: user.email }).from(user).where(eq(user.id, id));
  const linked = await db.select({ email: identities.email }).from(identities).where(eq(identities.user_id, id));
  return [...own, ...linked].flatMap(({ email }) => email ?? []);
}

/**
 * The open accounts of authors that read one mailbox with the account `id`, and that account itself, oldest first. A
 * mailbox is the only proof: names and telephone numbers may be typed by anybody.
 */
export async function loadSameAuthors(db: Db, id: number) {
  const emails = await loadProvenEmails(db, id);
  const mailboxes = emails.map(normalizeMailbox);
  const linked = db
    .select({ one: sql`1` })
    .from(identities)
    .where(and(eq(identities.user_id, user.id), inArray(identities.mailbox_key, mailboxes)));
  const rows = await db
    .select({ ...authorColumns, linked: sql<boolean>`${exists(linked)}` })
    .from(user)
    .where(
      and(
        eq(user.status, 'active'),
        inArray(user.role, [...authors]),
        or(inArray(plainEmail, emails.map(removePlusTag)), exists(linked)),
      ),
    )
    .orderBy(asc(user.created_at), asc(user.id));
  return rows
    .filter(({ linked, email }) => linked || mailboxes.includes(normalizeMailbox(email)))
    .map(({ linked: _, ...author }) => author);
}
