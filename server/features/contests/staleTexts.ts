import { and, eq, gte, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { audits, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { auditAll, diffRecords } from '#server/kit/audit.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';

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

/**
 * What comes back from before somebody said that a translation is up to date was made from an earlier English, or not done
 * yet: it lags behind.
 */
export const createSetBesides =
  (key: Key): AnyHandler['setBesides'] =>
  async ({ id, record_id, fields }, { db }) => {
    if (fields.every((name) => name === 'stale')) return {};
    const renewals = and(
      eq(audits.entity, entities[key].name),
      eq(audits.record_id, record_id),
      gte(audits.id, id),
      sql`${audits.changes} -> 'stale' -> 'to' = 'false'::jsonb`,
    );
    return (await db.$count(audits, renewals)) > 0 ? { stale: true } : {};
  };

/** What the English says, before and after a change; null: nothing. */
interface English {
  before: readonly unknown[] | null;
  after: readonly unknown[];
}

const digest = (english: readonly unknown[]) => hashSha256(JSON.stringify(english));

async function mark(context: Context, key: Key, where: SQL | undefined, { before, after }: English): Promise<void> {
  const table = tables[key];
  const updated_at = context.now.toISOString();
  // Also what lags behind already: its translator has opened it with the English before.
  await context.db.update(table).set({ updated_at }).where(where);
  const set = async (stale: boolean, made_from: string | null, of: SQL | undefined) => {
    const rows = await context.db
      .update(table)
      .set({ stale, made_from })
      .where(and(where, eq(table.stale, !stale), of))
      .returning({ id: table.id });
    const changes = diffRecords({ stale: !stale }, { stale });
    const lines = rows.map(({ id }) => ({ record_id: id, changes }));
    await auditAll(context, 'update', entities[key].name, lines);
    return rows.map(({ id }) => id);
  };
  const renewed = await set(false, null, eq(table.made_from, digest(after)));
  await set(true, before && digest(before), notInArray(table.id, renewed));
}

/**
 * The English text of a contest has changed: whoever translates finds the others, but for those that were made from what
 * it says now, as after 'Undo'.
 */
export const markContestTexts = (context: Context, contest_id: number, english: English): Promise<void> =>
  mark(
    context,
    'contestText',
    and(eq(contestText.contest_id, contest_id), ne(contestText.language, defaultLanguage)),
    english,
  );

/** The same where the English of a prize has. */
export const markPrizeTexts = (context: Context, prize_id: number, english: English): Promise<void> =>
  mark(context, 'contestPrizeText', eq(contestPrizeText.prize_id, prize_id), english);
