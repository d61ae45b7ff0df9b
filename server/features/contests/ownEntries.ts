import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { getAwardStage } from '#domain/contests/award.ts';
import { hasReached } from '#domain/contests/contestStage.ts';
import { getEntryStanding } from '#domain/contests/eligibility.ts';
import type { listOwnEntries } from '#domain/contests/ownEntries.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadSigningDays } from './candidates.ts';
import { toContestHead, loadContestTexts } from './read.ts';

const { bonusDetail, contest, contestAward, contestEntry, fiction } = tables;

/** What the caller's stories have won, and which of it finance has booked. */
async function loadAwards({ db, user }: Context) {
  const awards = await db
    .select({ award: contestAward })
    .from(contestAward)
    .innerJoin(fiction, and(eq(fiction.id, contestAward.fiction_id), eq(fiction.author_id, user.id)))
    .where(isNotNull(contestAward.place));
  const ids = awards.flatMap(({ award }) => award.bonus_id ?? []);
  const booked = await db
    .select({ id: bonusDetail.id })
    .from(bonusDetail)
    .where(and(inArray(bonusDetail.id, ids), eq(bonusDetail.status, 'approved')));
  return awards.map(({ award }) => ({ ...award, booked: booked.some(({ id }) => id === award.bonus_id) }));
}

type Item = AnswerOf<typeof listOwnEntries>['items'][number];
const isToClaim = ({ award, contest: one }: Item, now: Date) =>
  award !== null && getAwardStage(award, one, now) === 'won';

export const loadOwnEntries: Handler<typeof listOwnEntries> = async ({ query: { language } }, context) => {
  const { db, now, user } = context;
  const rows = await db
    .select({ contest, story: fiction, entry: contestEntry.state })
    .from(contestEntry)
    .innerJoin(contest, and(eq(contest.id, contestEntry.contest_id), eq(contest.state, 'published')))
    .innerJoin(fiction, and(eq(fiction.id, contestEntry.fiction_id), eq(fiction.author_id, user.id)))
    .where(inArray(contestEntry.state, ['preliminary', 'full']))
    .orderBy(desc(contest.closes_on), desc(contest.id), desc(contestEntry.id));
  const awards = await loadAwards(context);
  const reviewed = await loadSigningDays(
    db,
    rows.map(({ story }) => story.id),
    'contract_review',
  );
  const findText = await loadContestTexts(
    db,
    rows.map((row) => row.contest),
    language,
  );
  const items = rows.map(({ contest: one, story, entry }) => {
    const { id, results_at, claims_until } = one;
    const announced = hasReached('out', one, now);
    const award = awards.find((other) => other.contest_id === id && other.fiction_id === story.id);
    return {
      contest: { ...toContestHead(one, findText(one)), id, results_at, claims_until, announced },
      story: { id: story.id, title: story.title, language: story.language },
      entry: getEntryStanding(
        one,
        entry as 'preliminary' | 'full',
        { ...story, signed_on: reviewed.get(story.id) ?? null },
        now,
      ),
      award:
        announced && award
          ? { place: award.place!, amount: award.amount, state: award.state, booked: award.booked }
          : null,
    };
  });
  return { items: items.toSorted((one, other) => Number(isToClaim(other, now)) - Number(isToClaim(one, now))) };
};
