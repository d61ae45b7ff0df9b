import { and, eq, ne, type SQL } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { auditAll, diffRecords } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';

const { contestPrizeText, contestText } = tables;

type Key = 'contestText' | 'contestPrizeText';

/**
 * Nobody says that a translation is up to date who has not seen the last English: whoever opened it before is refused, by
 * the time of its last change, which is also that of the English.
 */
export const refuseUnseen = ({ stale }: { stale?: boolean }) =>
  stale === false ? ('contests.office.errors.text_changed' as const) : undefined;

/** Nor who says it of many at once, or takes back that one lags behind. */
export async function refuseStaleOfMany(
  { db, isUnseen }: Context,
  key: Key,
  id: number,
  set: { stale?: boolean },
): Promise<void> {
  if (!isUnseen || set.stale !== false) return;
  const table = tables[key];
  if ((await db.$count(table, and(eq(table.id, id), eq(table.stale, true)))) > 0)
    throw conflict('contests.office.errors.stale_alone');
}

async function markStale(context: Context, key: Key, where: SQL | undefined): Promise<void> {
  const table = tables[key];
  const updated_at = context.now.toISOString();
  // Also what lags behind already: its translator has opened it with the English before.
  await context.db.update(table).set({ updated_at }).where(where);
  const rows = await context.db
    .update(table)
    .set({ stale: true })
    .where(and(where, eq(table.stale, false)))
    .returning({ id: table.id });
  const changes = diffRecords({ stale: false }, { stale: true });
  await auditAll(
    context,
    'update',
    entities[key].name,
    rows.map(({ id }) => ({ record_id: id, changes })),
  );
}

/** The English text of a contest has changed: whoever translates finds the others. */
export const markContestTexts = (context: Context, contest_id: number): Promise<void> =>
  markStale(
    context,
    'contestText',
    and(eq(contestText.contest_id, contest_id), ne(contestText.language, defaultLanguage)),
  );

/** The same where the English of a prize has. */
export const markPrizeTexts = (context: Context, prize_id: number): Promise<void> =>
  markStale(context, 'contestPrizeText', eq(contestPrizeText.prize_id, prize_id));
