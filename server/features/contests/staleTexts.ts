import { and, eq, ne, type SQL } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import { auditAll, diffRecords } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';

const { contestPrizeText, contestText } = tables;

async function markStale(
  context: Context,
  key: 'contestText' | 'contestPrizeText',
  where: SQL | undefined,
): Promise<void> {
  const table = tables[key];
  const rows = await context.db
    .update(table)
    .set({ stale: true, updated_at: context.now.toISOString() })
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
