import { eq } from 'drizzle-orm';
import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { Author, People } from '#demo/accounts/people.ts';
import type { Chapters } from '#demo/chapters/chapters.ts';
import { createRandom } from '#demo/kit/random.ts';
import { day, hour, toIso, minute } from '#demo/kit/time.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type { ArgsOf } from '#domain/emails.ts';
import { categoryByKind, type AutomaticKind } from '#domain/notifications/message.ts';
import type { Db } from '#server/db/database.ts';
import { contracts, tables } from '#server/db/schema.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { staffMessages, writeRefusal } from './staffMessages.ts';

const { chapter, contractApplication, message } = tables;
type Row = NewRow<'message'>;

/** What the platform has written to its authors, and what its staff wrote in the author's language. */
export async function seedMessages(
  db: Db,
  write: Writer,
  { authors }: People,
  chapters: Chapters,
  now: number,
): Promise<void> {
  const random = createRandom('messages');
  const rows: Row[] = [];
  const send = ({ id: user_id }: Author, at: number, message: Omit<Row, 'user_id' | 'created_at' | 'is_read'>) => {
    const is_read = random.chance(now - at > 20 * day ? 0.95 : 0.3);
    rows.push({ user_id, created_at: toIso(at), ...message, is_read });
  };
  const sendKind = <K extends AutomaticKind>(
    author: Author,
    at: number,
    kind: K,
    args: ArgsOf<K>,
    about: Partial<Row> = {},
  ) => send(author, at, { kind, category: categoryByKind[kind], args, ...about });

  // What closing the months has told stands among the rest in the order of its time; nothing of it is mailed.
  const wrote = new Map(authors.map((author) => [author.id, author]));
  for (const { id: _, user_id, created_at, updated_at: __, mail_at: ___, ...row } of await db
    .delete(message)
    .returning())
    send(wrote.get(user_id)!, Date.parse(created_at), row);
  for (const author of authors) {
    if (now - author.since < 760 * day)
      sendKind(author, author.since + 3 * minute, 'welcome', { pen: author.pen_name });
  }
  const [numbers, reasons] = [await loadContractNumbers(db), await loadRejectionReasons(db)];
  const signed = new Set<Author>();
  for (const [{ id: fiction_id, author, ...story }, all] of chapters) {
    if (story.volume > 0) continue;
    const { title, contract, language } = story;
    const about = { fiction_id };
    const number = numbers.get(fiction_id);
    if (contract === 'signed' && number && (isDemoAuthor(author) || !signed.has(author))) {
      sendKind(author, story.opened - 3 * hour, 'contract_signed', { title, number }, about);
      signed.add(author);
    }
    if (contract === 'signature_verification') {
      const at = now - random.between(1, 3) * day;
      sendKind(author, at, 'contract_approved', { title, until: toIso(at + contractLimits.linkDays * day) }, about);
    }
    if (contract === 'rejected') {
      const args = { title, notice: writeRefusal(language, title), left: contractLimits.attempts - story.rejections };
      sendKind(author, now - random.between(9, 40) * day, 'contract_rejected', args, about);
    }
    for (const { id: chapter_id, status, number } of all)
      if (status === 'rejected') {
        const args = { title, number, reason: reasons.get(chapter_id) ?? '', notes: 0 };
        sendKind(author, now - random.between(3, 40) * hour, 'chapter_rejected', args, { ...about, chapter_id });
      }
  }
  for (const author of authors.filter(({ since }) => now - since > 30 * day))
    if (author.signed || random.chance(0.5)) send(author, now - 6 * day, staffMessages[author.language].maintenance);
  rows.sort((one, other) => one.created_at.localeCompare(other.created_at));
  await write('message', rows);
}

/** The number of each story's contract. */
async function loadContractNumbers(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .select({ fiction_id: contractApplication.fiction_id, number: contracts.number })
    .from(contracts)
    .innerJoin(contractApplication, eq(contractApplication.id, contracts.application_id));
  return new Map(rows.map(({ fiction_id, number }) => [fiction_id, number]));
}

/** Why chapters were sent back. */
async function loadRejectionReasons(db: Db): Promise<Map<number, string | null>> {
  const rows = await db
    .select({ id: chapter.id, reason: chapter.rejection_reason })
    .from(chapter)
    .where(eq(chapter.status, 'rejected'));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
