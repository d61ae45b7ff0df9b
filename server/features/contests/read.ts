import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { getContestPhase, shownEntries } from '#domain/contests/contest.ts';
import { hasReached } from '#domain/contests/contestStage.ts';
import { getListedSince } from '#domain/contests/listing.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { eventRoutes } from '#domain/shared/eventRoutes.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { contest, contestAward, contestEntry, contestPrize, contestPrizeText, contestText, fiction, user } = tables;
export type ContestRow = typeof contest.$inferSelect;
type Text = Pick<typeof contestText.$inferSelect, 'language' | 'title' | 'summary' | 'body'> & {
  body_language: InterfaceLanguage;
};

const isPublished = eq(contest.state, 'published');

/** Has an author a story in a contest, which they have not withdrawn? */
export const isEntered = async (db: Db, contest_id: number): Promise<boolean> =>
  (await db.$count(contestEntry, and(eq(contestEntry.contest_id, contest_id), ne(contestEntry.state, 'withdrawn')))) >
  0;

/** The published contests that `getListing` lists, and those with a route of their own, those that close first before the others. */
export function findListed(db: Db, now: Date): Promise<ContestRow[]> {
  const ends = [contest.results_at, contest.decided_at, contest.claims_until];
  const isJudged = and(isNotNull(contest.dealt_at), isNull(contest.decided_at));
  const isListed = or(
    isJudged,
    gte(contest.closes_on, dayOf(now)),
    ...ends.map((end) => gte(end, getListedSince(now))),
  );
  return db
    .select()
    .from(contest)
    .where(and(isPublished, or(isListed, inArray(contest.slug, Object.values(eventRoutes)))))
    .orderBy(asc(contest.closes_on), asc(contest.id));
}

/** The published editions of a contest, the latest first. */
export const findEditions = (db: Db, slug: string): Promise<ContestRow[]> =>
  db
    .select()
    .from(contest)
    .where(and(isPublished, eq(contest.slug, slug)))
    .orderBy(desc(contest.edition));

/** The edition that is asked for, else one that takes entries, else the latest. */
export const chooseEdition = (
  editions: readonly ContestRow[],
  edition: number | undefined,
  now: Date,
): ContestRow | undefined =>
  edition === undefined
    ? (editions.find((one) => getContestPhase(one, now) === 'open') ?? editions[0])
    : editions.find((one) => one.edition === edition);

/**
 * What contests say in a language, else in English, and so their bodies, which a language may lack; one that says nothing
 * in either is called as the staff call it.
 */
export async function loadContestTexts(
  db: Db,
  contests: readonly ContestRow[],
  language: InterfaceLanguage,
): Promise<(one: ContestRow) => Text> {
  const ids = contests.map(({ id }) => id);
  const rows = await db
    .select()
    .from(contestText)
    .where(and(inArray(contestText.contest_id, ids), inArray(contestText.language, [language, defaultLanguage])));
  return (one) => {
    const own = rows.filter(({ contest_id }) => contest_id === one.id);
    const text = own.find((row) => row.language === language) ?? own[0];
    const head = text ?? { language: defaultLanguage, title: one.name, summary: '' };
    const withBody = own.filter(({ body }) => body);
    const long = withBody.find((row) => row === text) ?? withBody[0];
    const { body, language: body_language } = long ?? { body: null, language: defaultLanguage };
    return { language: head.language, title: head.title, summary: head.summary, body, body_language };
  };
}

export const toContestHead = (
  { slug, edition, opens_on, closes_on, palette, motif }: ContestRow,
  { language, title }: Pick<Text, 'language' | 'title'>,
) => ({ slug, edition, language, title, opens_on, closes_on, palette, motif });

/** The prizes of a contest by place, with what comes with them in a language, else in English. */
export async function loadPrizes(db: Db, { id }: ContestRow, language: InterfaceLanguage) {
  const rows = await db
    .select({ prize: contestPrize, translated: contestPrizeText.text })
    .from(contestPrize)
    .leftJoin(
      contestPrizeText,
      and(eq(contestPrizeText.prize_id, contestPrize.id), sql`${contestPrizeText.language} = ${language}`),
    )
    .where(eq(contestPrize.contest_id, id))
    .orderBy(asc(contestPrize.place));
  return rows.map(({ prize: { place, amount, winners, text }, translated }) => ({
    place,
    amount,
    winners,
    // What the English says no more is no promise in another language.
    text: text && (translated ?? text),
    text_language: text === null || translated === null ? defaultLanguage : language,
  }));
}

/** How many stories take part in a contest in full, and those that came first. */
export async function loadShownEntries(db: Db, { id }: ContestRow) {
  const isFull = and(eq(contestEntry.contest_id, id), eq(contestEntry.state, 'full'));
  const items = await db
    .select({ title: fiction.title, language: fiction.language, pen_name: user.pen_name })
    .from(contestEntry)
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .innerJoin(user, eq(user.id, fiction.author_id))
    .where(isFull)
    .orderBy(asc(contestEntry.entered_at), asc(contestEntry.id))
    .limit(shownEntries);
  return { count: await db.$count(contestEntry, isFull), items };
}

/** Who won a contest, by place; nobody before the results. */
export async function loadWinners(db: Db, one: ContestRow, now: Date) {
  if (!hasReached('out', one, now)) return [];
  const rows = await db
    .select({ place: contestAward.place, title: fiction.title, language: fiction.language, pen_name: user.pen_name })
    .from(contestAward)
    .innerJoin(fiction, eq(fiction.id, contestAward.fiction_id))
    .innerJoin(user, eq(user.id, fiction.author_id))
    .where(and(eq(contestAward.contest_id, one.id), isNotNull(contestAward.place)))
    .orderBy(asc(contestAward.place), asc(contestAward.id));
  return rows.map((row) => ({ ...row, place: row.place! }));
}
