import { entities } from '#domain/entities/index.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { isLate } from '#domain/rules/release.ts';
import { houseZone } from '#domain/rules/zones.ts';
import { tables } from '#server/db/schema.ts';
import { searchText, type Changing } from '#server/kit/crud.ts';
import { late } from './lateWords.ts';
import type { ChapterRow } from './rows.ts';
import type { StoryRow } from './story.ts';

/** So much of a story's title, and so many numbers, that the title of a message holds them. */
const titleLength = 45;
const mostNumbers = 4;

const cut = (title: string) => (title.length > titleLength ? `${title.slice(0, titleLength - 1).trimEnd()}…` : title);

/** Chapters as their numbers: those that follow one another as a range, of others the first few. */
function numbersOf(numbers: readonly number[], language: StoryLanguage): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  const named = numbers.slice(0, mostNumbers).map(String);
  return numbers.length > mostNumbers ? `${named.join(', ')} …` : new Intl.ListFormat(language).format(named);
}

function when(instant: string, language: StoryLanguage): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: houseZone });
  return `${format.format(new Date(instant))} (UTC+8)`;
}

/** How long it took, in the two largest of days, hours and minutes. */
function span(from: string, to: Date, language: StoryLanguage): string {
  const minutes = Math.floor((to.getTime() - Date.parse(from)) / 60_000);
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}

/**
 * Tells the author, in the language of the story, which of the chapters that just went live had been planned for
 * earlier: one message for all of them. The rows are as they were before.
 */
export async function tellLate({ db, now }: Changing, story: StoryRow, rows: readonly ChapterRow[]): Promise<void> {
  const { language, author_id } = story;
  const at = now.toISOString();
  const tooLate = rows.filter(({ release_at }) => release_at !== null && isLate(release_at, at));
  const [first] = tooLate;
  if (!first) return;
  const numbers = tooLate.map(({ number }) => number).sort((a, b) => a - b);
  const said = late[language]({
    story: cut(story.title),
    numbers: numbersOf(numbers, language),
    many: tooLate.length > 1,
    due: when(first.release_at!, language),
    live: when(at, language),
    span: span(first.release_at!, now, language),
  });
  const message = { user_id: author_id, category: 'story', ...said } as const;
  await db
    .insert(tables.message)
    .values({ ...message, created_at: at, updated_at: at, search: searchText(entities.message, message) });
}
