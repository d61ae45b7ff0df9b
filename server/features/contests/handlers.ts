import { inArray } from 'drizzle-orm';
import type * as calls from '#domain/contests/contests.calls.ts';
import type * as decisionCalls from '#domain/contests/decision.calls.ts';
import { getIncentive } from '#domain/contests/incentive.ts';
import type * as incentiveCalls from '#domain/contests/incentives.calls.ts';
import type * as judgingCalls from '#domain/contests/judging.calls.ts';
import type * as ownEntriesCalls from '#domain/contests/ownEntries.calls.ts';
import type * as runningCalls from '#domain/contests/running.calls.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { tagCodes, type TagCode } from '#domain/stories/tags.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { drawTexts } from '#server/features/articles/index.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { entering } from './entries.ts';
import { deal } from './judging/deal.ts';
import { decide } from './judging/decide.ts';
import { judgings } from './judging/judgings.ts';
import { getOverview } from './judging/overview.ts';
import { loadOwnEntries } from './ownEntries.ts';
import { claim } from './prizes/claim.ts';
import { incentives } from './prizes/incentives.ts';
import { resubmit } from './prizes/resubmit.ts';
import {
  chooseEdition,
  findEditions,
  findRunning,
  toContestHead,
  loadContestTexts,
  loadPrizes,
  loadShownEntries,
  loadWinners,
} from './read.ts';

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

export const contests: HandlersOf<
  typeof calls &
    typeof runningCalls &
    typeof judgingCalls &
    typeof decisionCalls &
    typeof incentiveCalls &
    typeof ownEntriesCalls
> = {
  ...entering,
  ...judgings,
  ...incentives,
  listOwnEntries: loadOwnEntries,
  claimPrize: claim,
  dealContest: deal,
  getContestJudging: getOverview,
  decideContest: decide,
  resubmitAward: resubmit,

  async listContests({ query: { language } }, { db, now }) {
    const running = await findRunning(db, now);
    const findText = await loadContestTexts(db, running, language);
    return { items: running.map((one) => toContestHead(one, findText(one))) };
  },

  async getContest({ params, query: { language, edition } }, context) {
    const { db, now } = context;
    const editions = await findEditions(db, params.slug);
    const one = chooseEdition(editions, edition, now);
    if (!one) throw notFound();
    const text = (await loadContestTexts(db, [one], language))(one);
    const [publicText] = await drawTexts(context, [{ ...text, body: text.body ?? '' }]);
    const { id, languages, signed_since, results_at, claims_until } = one;
    return {
      ...toContestHead(one, text),
      id,
      summary: publicText!.summary,
      html: text.body === null ? null : publicText!.html,
      languages,
      genres: await nameGenres(db, one.genres, language),
      signed_since,
      incentive: getIncentive(one),
      results_at,
      claims_until,
      prizes: await loadPrizes(db, one, language),
      entries: await loadShownEntries(db, one),
      winners: await loadWinners(db, one, now),
      editions: editions.map((other) => ({
        edition: other.edition,
        opens_on: other.opens_on,
        signed_since: other.signed_since,
        results_at: other.results_at,
      })),
    };
  },
};
