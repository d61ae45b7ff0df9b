import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { claimReminderHours, leavesTooShort } from '#domain/contests/award.ts';
import { hasClosed } from '#domain/contests/contest.ts';
import { canStep, hasReached } from '#domain/contests/contestStage.ts';
import type { decideContest } from '#domain/contests/decision.calls.ts';
import { isAsProposed, needsJudging, type Placed } from '#domain/contests/ranking.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { deleteRecords, insertRecords, updateRecords } from '#server/kit/crud.ts';
import { loadAwaited } from '../candidates.ts';
import { lockContest } from './deal.ts';
import { loadRanking } from './ranking.ts';

const { contest, contestAward, contestEntry, fiction } = tables;
type Standing = Awaited<ReturnType<typeof loadRanking>>;

/** The stories before the contest, in the order of who withdraws one: they stay until the call is done. */
export async function lockStories({ db }: Pick<Context, 'db'>, contest_id: number): Promise<void> {
  const stories = db
    .select({ id: contestEntry.fiction_id })
    .from(contestEntry)
    .where(and(eq(contestEntry.contest_id, contest_id), eq(contestEntry.state, 'full')));
  await db
    .select({ id: fiction.id })
    .from(fiction)
    .where(inArray(fiction.id, stories))
    .orderBy(fiction.id)
    .for('key share');
}

/** Refuses stories that take no part, or not any more, places that there are not, or too many for, and two of a story. */
function checkAwards(awards: readonly Placed[], { entries, prizes }: Standing): void {
  const entryIds = new Set(entries.map(({ id }) => id));
  const fits = prizes.every(({ place, winners }) => awards.filter((one) => one.place === place).length <= winners);
  const distinct = new Set(awards.map(({ entry_id }) => entry_id)).size === awards.length;
  if (!awards.every(({ entry_id }) => entryIds.has(entry_id)))
    throw invalidField('awards', 'contests.office.errors.left');
  const there = awards.every(({ place }) => prizes.some((prize) => prize.place === place));
  if (!fits || !distinct || !there) throw invalidField('awards', 'contests.office.errors.places');
}

export const decide: Handler<typeof decideContest> = async ({ params, body: { awards, reason, seen } }, context) => {
  const { db, now, user } = context;
  await lockStories(context, params.id);
  const rules = await lockContest(context, params.id);
  if (rules.state !== 'published') throw conflict('contests.office.errors.unpublished');
  if (!hasClosed(rules, now)) throw conflict('contests.office.errors.open');
  if (!canStep('decide', rules, now)) throw conflict('contests.office.errors.announced');
  if ((seen ?? null) !== rules.decided_at) throw conflict('contests.office.errors.decided_since');
  const standing = await loadRanking(db, rules.id);
  const { entries, missing, unjudged, prizes, proposed } = standing;
  const isToJudge = needsJudging(standing);
  if (isToJudge && !hasReached('dealt', rules, now)) throw conflict('contests.office.errors.not_dealt');
  const awaited = await loadAwaited(db, rules);
  if (awaited.length > 0) throw conflict('contests.office.errors.in_review', { count: awaited.length });
  if (isToJudge && unjudged > 0) throw conflict('contests.office.errors.unjudged', { count: unjudged });
  if (isToJudge && missing > 0) throw conflict('contests.office.errors.scores_out', { count: missing });
  if (leavesTooShort(awards, rules, now))
    throw conflict('contests.office.errors.claims_short', { hours: claimReminderHours });
  checkAwards(awards, standing);
  const deviates = !isAsProposed(awards, proposed);
  if (deviates && !reason) throw invalidField('reason', 'validation.required');
  const ofContest = and(eq(contestAward.contest_id, rules.id), isNotNull(contestAward.place));
  const settled = await db.$count(contestAward, and(ofContest, ne(contestAward.state, 'won')));
  if (settled > 0) throw conflict('contests.office.errors.announced');
  await deleteRecords(context, entities.contestAward, ofContest);
  await insertRecords(
    context,
    entities.contestAward,
    awards.map(({ entry_id, place }) => ({
      contest_id: rules.id,
      fiction_id: entries.find(({ id }) => id === entry_id)!.story.id,
      place,
      amount: prizes.find((prize) => prize.place === place)!.amount,
      state: 'won',
      decided_by_id: user.id,
    })),
  );
  const decided_at = now.toISOString();
  const set = { decided_at, decision_reason: deviates ? reason : null, vacant: false };
  await updateRecords(context, entities.contest, eq(contest.id, rules.id), set, 'decide');
  return { decided_at };
};
