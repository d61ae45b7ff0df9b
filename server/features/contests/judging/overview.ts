import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { getContestJudging } from '#domain/contests/decision.calls.ts';
import { suits } from '#domain/contests/eligibility.ts';
import { countShortlist } from '#domain/contests/ranking.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadAwaited } from '../candidates.ts';
import { loadUndelivered } from '../prizes/deliver.ts';
import { loadRejectedAwards } from '../prizes/resubmit.ts';
import { findBarred, lookAfter } from './lookAfter.ts';
import { loadRanking } from './ranking.ts';
import { loadJudges } from './read.ts';

const { chapter, contest, contestAward, contestEntry, contestJudge, user } = tables;

/** The judges of a contest, and those who were, with how much they have to do and did. */
async function loadJudgesWork({ db }: Context, contest_id: number) {
  const rows = await db
    .select({ judge_id: contestJudgings.judge_id, submitted_at: contestJudgings.submitted_at })
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .where(and(eq(contestEntry.contest_id, contest_id), eq(contestEntry.state, 'full')));
  const judges = await db
    .select({ id: contestJudge.user_id })
    .from(contestJudge)
    .where(eq(contestJudge.contest_id, contest_id));
  const ids = [...new Set([...judges.map(({ id }) => id), ...rows.map(({ judge_id }) => judge_id)])];
  const names = await db
    .select({ id: user.id, name: user.user_name })
    .from(user)
    .where(inArray(user.id, ids))
    .orderBy(asc(user.user_name));
  return names.map(({ id, name }) => {
    const own = rows.filter(({ judge_id }) => judge_id === id);
    return { id, name, dealt: own.length, given: own.filter(({ submitted_at }) => submitted_at !== null).length };
  });
}

/** Judges who have not scored an entry, and may not any more. */
async function loadBarred(
  { db, now }: Context,
  contest_id: number,
  { entries, judgings }: Awaited<ReturnType<typeof loadRanking>>,
) {
  const open = entries.flatMap(({ id }) => judgings(id).filter(({ submitted_at }) => submitted_at === null));
  if (open.length === 0) return [];
  const judgeIds = [...new Set(open.map(({ judge_id }) => judge_id))];
  const authors = entries.map(({ story }) => story.author_id);
  const judges = (await loadJudges(db, contest_id)).map(({ id }) => id);
  const barred = findBarred(entries, judgings, judges, await lookAfter(db, judgeIds, authors, dayOf(now)));
  const names = await db.select({ id: user.id, name: user.user_name }).from(user).where(inArray(user.id, judgeIds));
  return barred.map(({ entry_id, judge_id }) => ({
    title: entries.find(({ id }) => id === entry_id)!.story.title,
    judge: names.find(({ id }) => id === judge_id)!.name,
  }));
}

/** Stories of which a chapter is published: judges read no others. */
async function loadReadable({ db }: Context, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: chapter.fiction_id })
    .from(chapter)
    .where(and(inArray(chapter.fiction_id, [...ids]), eq(chapter.status, 'published')));
  return new Set(rows.map(({ id }) => id));
}

export const getOverview: Handler<typeof getContestJudging> = async ({ params }, context) => {
  const { db } = context;
  const [one] = await db.select().from(contest).where(eq(contest.id, params.id));
  if (!one) throw notFound();
  const ranking = await loadRanking(db, one.id);
  const { criteria, entries, judgings, ranked, prizes, proposed } = ranking;
  const awards = await db
    .select()
    .from(contestAward)
    .where(and(eq(contestAward.contest_id, one.id), isNotNull(contestAward.place)));
  const {
    id,
    name,
    state,
    closes_on,
    results_at,
    claims_until,
    judges_each,
    dealt_at,
    decided_at,
    announced_at,
    vacant,
    decision_reason,
  } = one;
  const readable = await loadReadable(
    context,
    entries.map(({ story }) => story.id),
  );
  const items = entries.map((entry) => {
    const { story } = entry;
    const rank = ranked.find((other) => other.id === entry.id);
    const award = awards.find(({ fiction_id }) => fiction_id === story.id);
    const entryJudgings = judgings(entry.id);
    return {
      id: entry.id,
      fiction_id: story.id,
      title: story.title,
      language: story.language,
      readable: readable.has(story.id),
      suits: suits(one, story),
      judges: entryJudgings.length,
      given: entryJudgings.filter(({ submitted_at }) => submitted_at !== null).length,
      rank: rank?.rank ?? null,
      mean: rank?.mean ?? null,
      tie: rank?.tie ?? null,
      proposed: proposed.find(({ entry_id }) => entry_id === entry.id)?.place ?? null,
      place: award?.place ?? null,
      state: award?.state ?? null,
    };
  });
  return {
    contest: {
      id,
      name,
      state,
      closes_on,
      results_at,
      claims_until,
      judges_each,
      dealt_at,
      decided_at,
      announced_at,
      vacant,
      decision_reason,
    },
    criteria: criteria.length,
    awaited: (await loadAwaited(db, one)).length,
    judges: await loadJudgesWork(context, one.id),
    barred: await loadBarred(context, one.id, ranking),
    prizes: prizes.map(({ place, winners, amount }) => ({ place, winners, amount })),
    rejected: await loadRejectedAwards(db, one.id),
    undelivered: await loadUndelivered(db, one.id),
    shortlist: countShortlist(prizes),
    entries: items.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.id - b.id),
  };
};
