import { and, eq, inArray, ne } from 'drizzle-orm';
import { hasReached } from '#domain/contests/contestStage.ts';
import { isAwaited, type Candidate } from '#domain/contests/eligibility.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { contracts, tables } from '#server/db/schema.ts';
import type { ContestRow } from './read.ts';

const { contest, contestEntry, contractApplication, fiction } = tables;
type StoryRow = typeof fiction.$inferSelect;

/**
 * The day on which each of these stories was signed, whose contract is in effect or in review: by its author, or where a
 * paper says so when it was drawn up.
 */
export async function loadSigningDays(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({
      fiction_id: contractApplication.fiction_id,
      signed_at: contracts.signed_at,
      issued_at: contracts.issued_at,
    })
    .from(contracts)
    .innerJoin(contractApplication, eq(contractApplication.id, contracts.application_id))
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(
      and(
        inArray(fiction.id, [...ids]),
        inArray(fiction.contract_status, ['signed', 'contract_review']),
        eq(contractApplication.status, fiction.contract_status),
      ),
    )
    .orderBy(contracts.id);
  return new Map(
    rows.map(({ fiction_id, signed_at, issued_at }) => [fiction_id, dayOf(new Date(signed_at ?? issued_at))]),
  );
}

/** The preliminary entries of a contest that were signed in time, and become full once their contracts are reviewed. */
export async function loadAwaited(db: Db, rules: ContestRow): Promise<number[]> {
  const rows = await db
    .select({ id: contestEntry.id, story: fiction })
    .from(contestEntry)
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(and(eq(contestEntry.contest_id, rules.id), eq(contestEntry.state, 'preliminary')));
  const ids = rows.map(({ story }) => story.id);
  const signed = await loadSigningDays(db, ids);
  return rows.flatMap(({ id, story }) =>
    isAwaited(rules, { ...story, signed_on: signed.get(story.id) ?? null }) ? id : [],
  );
}

/** What a contest wants to know of stories: their contracts, and where they are entered already. */
export async function loadCandidates(
  db: Db,
  contest_id: number,
  stories: readonly StoryRow[],
  now: Date,
): Promise<(StoryRow & Candidate)[]> {
  const ids = stories.map(({ id }) => id);
  const signed = await loadSigningDays(db, ids);
  const entries = await db
    .select()
    .from(contestEntry)
    .where(and(eq(contestEntry.contest_id, contest_id), inArray(contestEntry.fiction_id, ids)));
  const others = await db
    .select({ fiction_id: contestEntry.fiction_id, contest })
    .from(contestEntry)
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .where(
      and(
        inArray(contestEntry.fiction_id, ids),
        ne(contestEntry.contest_id, contest_id),
        ne(contestEntry.state, 'withdrawn'),
        eq(contest.state, 'published'),
      ),
    );
  const elsewhere = new Set(others.flatMap((one) => (hasReached('out', one.contest, now) ? [] : one.fiction_id)));
  return stories.map((story) => ({
    ...story,
    signed_on: signed.get(story.id) ?? null,
    entry: entries.find(({ fiction_id }) => fiction_id === story.id)?.state ?? null,
    elsewhere: elsewhere.has(story.id),
  }));
}
