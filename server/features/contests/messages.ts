import { eq, inArray } from 'drizzle-orm';
import type { NamedContest, Translated } from '#domain/contests/contestsEmails.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { ContestRow } from './read.ts';

const { contestPrize, contestPrizeText, contestText } = tables;

/** What a message says of a contest: its names in the languages that it has, of which the reader's is taken. */
export async function loadContestNames(db: Db, { id, slug, edition, name }: ContestRow): Promise<NamedContest> {
  const texts = await db
    .select({ language: contestText.language, title: contestText.title })
    .from(contestText)
    .where(eq(contestText.contest_id, id));
  return { slug, edition, name, names: Object.fromEntries(texts.map(({ language, title }) => [language, title])) };
}

/** What comes with the prizes of a contest, by place, in the languages that it has; of prizes that nothing comes with, nothing. */
export async function loadPrizeTexts(db: Db, contest_id: number): Promise<Map<number, Translated>> {
  const prizes = await db.select().from(contestPrize).where(eq(contestPrize.contest_id, contest_id));
  const ids = prizes.map(({ id }) => id);
  const translations = await db.select().from(contestPrizeText).where(inArray(contestPrizeText.prize_id, ids));
  const texts = new Map<number, Translated>();
  for (const { id, place, text } of prizes) {
    if (text === null) continue;
    const own = translations.filter(({ prize_id }) => prize_id === id);
    texts.set(place, { [defaultLanguage]: text, ...Object.fromEntries(own.map((one) => [one.language, one.text])) });
  }
  return texts;
}
