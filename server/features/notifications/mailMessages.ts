import { and, asc, countDistinct, eq, inArray, lte, min } from 'drizzle-orm';
import { mailTopicByKind, defaultMailChoices } from '#domain/notifications/message.ts';
import { findPlace } from '#domain/notifications/messagePlaces.ts';
import { addDaysToInstant, minutesAfter } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { toAbout } from '#server/features/notifications/about.ts';
import { buildDeadlineFile } from '#server/features/notifications/deadline.ts';
import type { Services } from '#server/kit/services.ts';
import { addressEmail, writeEmail } from '#server/platform/emails/index.ts';
import { writeMessage } from '#server/platform/notify/messageTexts.ts';

const { fiction, message, user } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'mail' | 'log' | 'publicUrl'>;
type Row = typeof message.$inferSelect;

/** Authors that one round writes to; further ones have their turn in the next. */
const atOnce = 100;
/** Emails that are under way at the same time. */
const together = 5;
/** Who took messages to mail them has so long; after that, or when the mail server refused, they are due again. */
const leaseMinutes = 10;
/** So long an email is tried. */
const triedDays = 3;

/**
 * Mails the messages that are due: all of an author's in one email. Every node may run it at any time: messages are
 * taken by one statement, so that one node alone has them, and are done with once the mail server took the email. Only
 * a node that dies between these two sends it again, under the same Message-ID. Answers how many emails left.
 */
export async function mailMessages(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const due = await database.db
    .select({ id: message.user_id })
    .from(message)
    .where(lte(message.mail_at, clock().toISOString()))
    .groupBy(message.user_id)
    .orderBy(asc(min(message.mail_at)), asc(message.user_id))
    .limit(atOnce);
  const waiting = due.map(({ id }) => id);
  let sentCount = 0;
  const mailNext = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        if (await mailTo(services, id)) sentCount += 1;
      } catch (error) {
        log.error({ err: error, user_id: id }, 'an email of messages');
      }
  };
  await Promise.all(Array.from({ length: together }, mailNext));
  return sentCount;
}

/** How many emails are due, and for how many seconds the first one has been. */
export async function loadMailQueue({ database, clock }: Pick<Needed, 'database' | 'clock'>) {
  const [row] = await database.db
    .select({ due: countDistinct(message.user_id), first: min(message.mail_at) })
    .from(message)
    .where(lte(message.mail_at, clock().toISOString()));
  const { due, first } = row!;
  return { due, lag: first ? (clock().getTime() - Date.parse(first)) / 1000 : 0 };
}

async function mailTo({ database: { db }, clock, mail, log, publicUrl }: Needed, user_id: number): Promise<boolean> {
  const now = clock();
  const lease = minutesAfter(now, leaseMinutes).toISOString();
  const dueMessages = await db
    .update(message)
    .set({ mail_at: lease })
    .where(and(eq(message.user_id, user_id), lte(message.mail_at, now.toISOString())))
    .returning();
  if (dueMessages.length === 0) return false;
  const ids = dueMessages.map(({ id }) => id);
  const done = () =>
    db
      .update(message)
      .set({ mail_at: null })
      .where(and(inArray(message.id, ids), eq(message.mail_at, lease)));
  const [author] = await db.select().from(user).where(eq(user.id, user_id));
  const late = addDaysToInstant(now, -triedDays).toISOString();
  const isMailable = ({ kind, is_read, cleared, created_at }: Row) => {
    const topic = mailTopicByKind[kind];
    const choice = author!.mail_choices[topic] ?? defaultMailChoices[topic];
    return !is_read && cleared === null && created_at > late && choice !== 'never';
  };
  const messages =
    author?.status === 'active' ? dueMessages.filter(isMailable).toSorted((one, other) => one.id - other.id) : [];
  if (messages.length === 0) {
    await done();
    return false;
  }
  const language = author!.language ?? (await findStoryLanguage(db, messages)) ?? 'en';
  const words = messages.map((row) => writeMessage(row, language));
  const bodies = words.map(({ text }, at) => [...text, ...getAddress(messages[at]!, publicUrl)]);
  const frame = writeEmail(language, 'digest', { count: messages.length });
  const email =
    words.length === 1
      ? { subject: words[0]!.subject, text: [...bodies[0]!, ...frame.text] }
      : { ...frame, text: [...words.flatMap(({ subject }, at) => [`— ${subject}`, ...bodies[at]!]), ...frame.text] };
  const calendar = messages.map((row, at) => buildDeadlineFile(row, words[at]!, now)).findLast(Boolean);
  const id = `messages-${user_id}-${messages[0]!.id}-${messages.at(-1)!.id}`;
  try {
    await mail.send({ ...addressEmail(author!.email, email), id, ...(calendar && { calendar }) });
  } catch (error) {
    log.error({ err: error, user_id }, 'an email was not sent');
    return false;
  }
  await done();
  return true;
}

/** The address of what a message is about, where it is known at what address the portal stands. */
function getAddress(row: Row, publicUrl: string | undefined): string[] {
  const path = findPlace(toAbout(row))?.path;
  return publicUrl && path ? [`${publicUrl}/#${path}`] : [];
}

/** The language of the story that one of the messages is about. */
async function findStoryLanguage(db: Needed['database']['db'], rows: readonly Row[]) {
  const [about] = rows.flatMap(({ fiction_id }) => fiction_id ?? []);
  if (about === undefined) return undefined;
  const [story] = await db.select({ language: fiction.language }).from(fiction).where(eq(fiction.id, about));
  return story?.language;
}
