import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { normalizeMailbox } from '#domain/accounts/mailbox.ts';
import { proofDays } from '#domain/accounts/merging.ts';
import { authors } from '#domain/roles.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { audits, identities, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
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

type ProofContext = Pick<Context, 'db' | 'now'>;

/** Those of some accounts that moved to another email since an instant. */
const selectMoved = (db: Db, since: string, ids: number[]) =>
  db
    .select({ id: audits.record_id })
    .from(audits)
    .where(
      and(
        eq(audits.entity, 'users'),
        inArray(audits.record_id, ids),
        eq(audits.action, 'update'),
        gt(audits.at, since),
        sql`jsonb_exists(${audits.changes}, 'email')`,
      ),
    );

/**
 * The emails that the caller proved to own before: their own by a code, those of their identities by the providers. One
 * that they moved to since is left out.
 */
async function loadProvenEmails(db: Db, id: number, before: string): Promise<string[]> {
  const own = await db.select({ email: user.email }).from(user).where(eq(user.id, id));
  const linked = await db
    .select({ email: identities.email })
    .from(identities)
    .where(and(eq(identities.user_id, id), lte(identities.created_at, before)));
  const isNew = (await selectMoved(db, before, [id])).length > 0;
  return [...(isNew ? [] : own), ...linked].flatMap(({ email }) => email ?? []);
}

/**
 * The open accounts of authors that have the caller's mailbox, and the caller's own account, oldest first. A mailbox is the
 * only proof: names and telephone numbers may be typed by anybody. What another account's provider once said of an email
 * is none, since a mailbox may pass on; nor is what was linked or moved to within the last days, which may be the work of
 * somebody who got into the account.
 */
export async function loadSameAuthors({ db, now }: ProofContext, id: number) {
  const before = addDaysToInstant(now, -proofDays).toISOString();
  const emails = await loadProvenEmails(db, id, before);
  const mailboxes = new Set(emails.map(normalizeMailbox));
  const rows = await db
    .select(authorColumns)
    .from(user)
    .where(
      and(
        eq(user.status, 'active'),
        inArray(user.role, [...authors]),
        or(eq(user.id, id), inArray(plainEmail, emails.map(removePlusTag))),
      ),
    )
    .orderBy(asc(user.created_at), asc(user.id));
  const same = rows.filter((row) => row.id === id || mailboxes.has(normalizeMailbox(row.email)));
  const moved = new Set(
    (
      await selectMoved(
        db,
        before,
        same.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  return same.filter((author) => author.id === id || !moved.has(author.id));
}
