import type { EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import { statementFigures, type StatementFigures } from '#domain/statements/statement.ts';

type Frozen = Record<'parts', StatementFigures> & Record<'summary', EarningsSummary>;

/** What a statement is closed with, as text that is hashed. */
export const formatSnapshot = (author_id: number, { parts, summary }: Frozen): string =>
  JSON.stringify({ author_id, ...parts, ...summary });

/**
 * Reads it. The `bonus` that was written is the summary's, which has additions and other income in it; what was
 * closed before there was other income has none.
 */
export function readSnapshot(content: string): Frozen {
  const summary = JSON.parse(content) as StatementFigures & EarningsSummary;
  const parts = Object.fromEntries(statementFigures.map((name) => [name, summary[name] ?? 0])) as StatementFigures;
  return { parts: { ...parts, bonus: summary.bonus - parts.additions - parts.other_income }, summary };
}
