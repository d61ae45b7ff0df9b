import { and, eq, inArray } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import { isSignedInTime, suits } from '#domain/contests/eligibility.ts';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { loadContestNames } from './messages.ts';

const { contest, contestEntry } = tables;
type Story = Pick<(typeof tables)['fiction']['$inferSelect'], 'id' | 'author_id' | 'title' | 'language' | 'genre'>;

/**
 * Makes full entries of the preliminary ones of a story, which is locked, whose contract takes effect: where it was
 * signed within the contest's dates and is still what the contest wants, as long as that is not decided. Their contests
 * are held as they are meanwhile.
 */
export const promoteEntries = async (context: Changing, story: Story, signed_at: string): Promise<void> =>
  void (await promoteSigned(context, story, dayOf(new Date(signed_at))));

/** The same by the day of the signature; answers how many became full. */
export async function promoteSigned(context: Changing, story: Story, signed_on: string): Promise<number> {
  const { db, now } = context;
  const preliminary = and(eq(contestEntry.fiction_id, story.id), eq(contestEntry.state, 'preliminary'));
  const contests = await db
    .select()
    .from(contest)
    .where(
      and(
        eq(contest.state, 'published'),
        inArray(contest.id, db.select({ id: contestEntry.contest_id }).from(contestEntry).where(preliminary)),
      ),
    )
    .orderBy(contest.id)
    .for('share');
  const fitting = contests.filter(
    (rules) => canStep('promote', rules, now) && suits(rules, story) && isSignedInTime(rules, signed_on),
  );
  const ids = fitting.map(({ id }) => id);
  const full = { state: 'full', full_at: now.toISOString() };
  await updateRecords(context, entities.contestEntry, and(preliminary, inArray(contestEntry.contest_id, ids)), full);
  for (const rules of fitting) {
    const args = { ...(await loadContestNames(db, rules)), title: story.title };
    await notify(context, story.author_id, 'contest_full', args, { fiction_id: story.id });
  }
  return fitting.length;
}
