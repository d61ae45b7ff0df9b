import type { IncomeSummary } from '#domain/earnings/incomeSummary.ts';
import { statementFigures, type StatementFigures } from '#domain/statements/statement.ts';

type Frozen = Record<'parts', StatementFigures> & Record<'summary', IncomeSummary>;

/** What a statement is closed with, as text that is hashed. */
export const snapshotOf = (author_id: number, { parts, summary }: Frozen): string =>
  JSON.stringify({ author_id, ...parts, ...summary });

/** Reads it. The `bonus` that was written is the summary's, which has the additions in it. */
export function readSnapshot(content: string): Frozen {
  const summary = JSON.parse(content) as StatementFigures & IncomeSummary;
  const parts = Object.fromEntries(statementFigures.map((name) => [name, summary[name]])) as StatementFigures;
  return { parts: { ...parts, bonus: summary.bonus - summary.additions }, summary };
}
