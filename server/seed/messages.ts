import { addMonths, monthOf, startOf } from '#domain/rules/clock.ts';
import type { Chapters } from './chapters.ts';
import type { Author, People } from './people.ts';
import { randomFor } from './random.ts';
import { isIn, type Story } from './stories.ts';
import { day, hour, iso, minute } from './time.ts';
import type { MessageKind } from './words/bank.ts';
import { banks, fillSlots } from './words/index.ts';
import type { NewRow, Writer } from './writer.ts';

const categories: Record<MessageKind, NewRow<'message'>['category']> = {
  welcome: 'system',
  window: 'system',
  event: 'system',
  applied: 'sign',
  signed: 'sign',
  refused: 'sign',
  rejected: 'story',
  milestone: 'story',
};

type Sent = (author: Author, kind: MessageKind, at: number, values?: Record<string, string | number>) => void;

/** What the platform has written to its authors, each in the author's language. */
export async function seedMessages(
  write: Writer,
  { authors }: People,
  chapters: Chapters,
  comments: ReadonlyMap<Story, number>,
  now: number,
): Promise<void> {
  const random = randomFor('messages');
  const rows: NewRow<'message'>[] = [];
  const send: Sent = (author, kind, at, values = {}) => {
    const [title, content] = banks[author.language].messages[kind].map((text) =>
      fillSlots(text, { pen: author.pen_name, ...values }),
    ) as [string, string];
    const is_read = random.chance(now - at > 20 * day ? 0.95 : 0.3);
    rows.push({ user_id: author.id, category: categories[kind], title, content, is_read, created_at: iso(at) });
  };
  for (const author of authors) {
    if (now - author.since < 760 * day) send(author, 'welcome', author.since + 3 * minute);
    if (author.signed)
      send(author, 'window', Math.min(now, startOf(`${monthOf(new Date(now))}-01`).getTime() + 30 * minute), {
        month: lastMonth(author, now),
      });
  }
  const told = new Set<Author>();
  for (const [story, all] of chapters) {
    if (story.volume > 0) continue;
    const { author, title, contract } = story;
    if (contract === 'signed' && story.editor && (author.user_name === 'author' || !told.has(author)))
      send(author, 'signed', story.opened - 3 * hour, { title, editor: story.editor.name });
    if (contract === 'signed') told.add(author);
    if (isIn('in_review', story))
      send(author, 'applied', now - random.between(1, 11) * day - random.between(1, 20) * hour, { title });
    if (contract === 'rejected') send(author, 'refused', now - random.between(9, 40) * day, { title });
    for (const { status, number } of all)
      if (status === 'rejected') send(author, 'rejected', now - random.between(3, 40) * hour, { title, number });
    const tens = Math.floor((comments.get(story) ?? 0) / 10) * 10;
    if (tens >= 20) send(author, 'milestone', now - random.between(2, 60) * day, { title, number: tens });
  }
  for (const author of authors.filter(({ since }) => now - since > 30 * day))
    if (author.signed || random.chance(0.5)) send(author, 'event', now - 6 * day);
  rows.sort((one, other) => one.created_at.localeCompare(other.created_at));
  await write('message', rows);
}

/** The month before this one in the author's words. */
function lastMonth({ language }: Author, now: number): string {
  const month = addMonths(monthOf(new Date(now)), -1);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );
}
