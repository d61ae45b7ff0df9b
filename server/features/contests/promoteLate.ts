import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import { isAwaited } from '#domain/contests/eligibility.ts';
import { tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { loadSigningDays } from './candidates.ts';
import { promoteSigned } from './promote.ts';

const { contest, contestEntry, fiction } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;

/**
 * Makes full entries of preliminary ones that did not fit when their contract took effect, and do now: the staff has
 * widened the rules, or the author has changed the story; a transaction a story. Every node may run it at any time.
 * Answers how many stories there were.
 */
export async function promoteLate(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  const rows = await database.db
    .select({ contest, story: fiction })
    .from(contestEntry)
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(
      and(eq(contest.state, 'published'), eq(contestEntry.state, 'preliminary'), eq(fiction.contract_status, 'signed')),
    )
    .orderBy(asc(contestEntry.id));
  const signed = await loadSigningDays(
    database.db,
    rows.map(({ story }) => story.id),
  );
  const due = rows.filter(
    ({ contest: rules, story }) =>
      canStep('promote', rules, now) && isAwaited(rules, { ...story, signed_on: signed.get(story.id) ?? null }),
  );
  return runInTurn(
    [...new Set(due.map(({ story }) => story.id))],
    (id) => promote(services, now, id),
    (error, id) => log.error({ err: error, fiction_id: id }, 'the entries of a story that is signed'),
  );
}

/** What became of the story meanwhile counts. */
const promote = ({ database }: Needed, now: Date, id: number) =>
  database.db.transaction(async (db): Promise<boolean> => {
    const [story] = await db.select().from(fiction).where(eq(fiction.id, id)).for('update');
    const signed_on = (await loadSigningDays(db, [id])).get(id);
    if (story?.contract_status !== 'signed' || !signed_on) return false;
    const context = { db, now, requestId: randomUUID(), user: undefined };
    return (await promoteSigned(context, story, signed_on)) > 0;
  });
