import { inArray } from 'drizzle-orm';
import { areClaimsOver } from '#domain/contests/award.ts';
import type { getContest } from '#domain/contests/contests.calls.ts';
import { hasReached } from '#domain/contests/contestStage.ts';
import { getIncentive } from '#domain/contests/incentive.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { tagCodes, type TagCode } from '#domain/stories/tags.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { drawTexts } from '#server/features/articles/index.ts';
import type { Context } from '#server/kit/context.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { loadContestTexts, loadPrizes, loadShownEntries, loadWinners, toContestHead, type ContestRow } from './read.ts';

const { tag } = tables;

const genreCodes: readonly string[] = tagCodes.genre;
const isNamedGenre = (code: string): code is TagCode<'genre'> => genreCodes.includes(code);

/** Genres by what a language calls them; those that the staff added have the name that they were given. */
async function nameGenres(db: Db, codes: readonly string[], language: InterfaceLanguage) {
  const say = createSentences(language);
  const added = await db
    .select({ code: tag.code, name: tag.name })
    .from(tag)
    .where(inArray(tag.code, [...codes]));
  return codes.map((code) => ({
    code,
    name: isNamedGenre(code)
      ? say(message(`stories.shared.tag.${code}`))
      : (added.find((row) => row.code === code)?.name ?? code),
  }));
}

/** What the page of a contest says in a language, which leads to its other `editions`. */
export async function describeEvent(
  context: Pick<Context, 'db' | 'now' | 'signingAge'>,
  one: ContestRow,
  editions: readonly ContestRow[],
  language: InterfaceLanguage,
): Promise<AnswerOf<typeof getContest>> {
  const { db, now } = context;
  const text = (await loadContestTexts(db, [one], language))(one);
  const [publicText] = await drawTexts(context, [{ ...text, body: text.body ?? '' }]);
  const { id, languages, signed_since, results_at, claims_until } = one;
  return {
    ...toContestHead(one, text),
    id,
    summary: publicText!.summary,
    html: text.body === null ? null : publicText!.html,
    html_language: text.body_language,
    languages,
    genres: await nameGenres(db, one.genres, language),
    signed_since,
    incentive: getIncentive(one),
    results_at,
    claims_until,
    claims_over: areClaimsOver(one, now),
    prizes: await loadPrizes(db, one, language),
    entries: await loadShownEntries(db, one),
    is_out: hasReached('out', one, now),
    winners: await loadWinners(db, one, now),
    editions: editions.map((other) => ({
      edition: other.edition,
      opens_on: other.opens_on,
      signed_since: other.signed_since,
      results_at: other.results_at,
    })),
  };
}
