import { and, count, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Audience } from '#domain/notifications/announcement.ts';
import { mailChoices, mailTopicByKind, defaultMailChoices, type MailChoice } from '#domain/notifications/message.ts';
import { authors } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { fiction, user } = tables;

/** What an author reads: the language of the last sign-in, else that of the latest story, as emails are written. */
const selectLanguage = (db: Db) =>
  sql`coalesce(${user.language}, (${db
    .select({ language: fiction.language })
    .from(fiction)
    .where(eq(fiction.author_id, user.id))
    .orderBy(sql`${fiction.id} desc`)
    .limit(1)}), 'en')`;

/** Authors whom an announcement reaches. */
export function isInAudience(db: Db, { languages, roles, contracts }: Audience): SQL | undefined {
  const signed = (type?: 'exclusive' | 'non_exclusive') =>
    exists(
      db
        .select({ one: sql`1` })
        .from(fiction)
        .where(
          and(
            eq(fiction.author_id, user.id),
            eq(fiction.contract_status, 'signed'),
            type && eq(fiction.contract_type, type),
          ),
        ),
    );
  return and(
    eq(user.status, 'active'),
    inArray(user.role, roles.length > 0 ? [...roles] : [...authors]),
    languages.length > 0 ? inArray(selectLanguage(db), [...languages]) : undefined,
    contracts.length > 0
      ? or(...contracts.map((contract) => (contract === 'none' ? not(signed()) : signed(contract))))
      : undefined,
  );
}

/** How many of them there are, by how they get such mail. */
export async function countReach(db: Db, audience: Audience) {
  const topic = mailTopicByKind.note;
  const choice = sql<MailChoice>`coalesce(${user.mail_choices} ->> ${sql.raw(`'${topic}'`)}, ${sql.raw(`'${defaultMailChoices[topic]}'`)})`;
  const rows = await db.select({ choice, count: count() }).from(user).where(isInAudience(db, audience)).groupBy(choice);
  const of = new Map(rows.map((row) => [row.choice, row.count]));
  const mail = Object.fromEntries(mailChoices.map((one) => [one, of.get(one) ?? 0])) as Record<MailChoice, number>;
  return { count: rows.reduce((sum, row) => sum + row.count, 0), mail };
}
