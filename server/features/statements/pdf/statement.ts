import type { EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { brand } from '#domain/shared/brand.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { formatLongDay, formatMonth } from '#domain/shared/formatDates.ts';
import type { StatementFigures } from '#domain/statements/statement.ts';
import type { Revenue } from '#domain/statements/storyRevenue.ts';
import type { Page } from '#server/platform/pdf/marks.ts';
import { writeHead, writeParties } from '#server/platform/pdf/parts.ts';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { sizes } from '#server/platform/pdf/pdfStyle.ts';
import { createPageNumbers, getPdfTexts } from '#server/platform/pdf/pdfTexts.ts';
import { writePdf } from '#server/platform/pdf/writePdf.ts';
import { writeEarnings, writeParts, writeStories } from './statementTables.ts';

export interface Statement extends StatementFigures {
  id: number;
  summary: EarningsSummary;
  stories: readonly ({ title: string } & Revenue)[];
  /** Names and addresses, a line each. */
  author: readonly string[];
  payer: readonly string[];
  /** SHA-256 of the snapshot. */
  hash: string;
  closed: Date;
}

/** A statement as it was closed: what it sums to, and story by story what readers paid and what the author earned. */
export function layStatement(statement: Statement, language: InterfaceLanguage): Page[] {
  const { id, summary, stories, author, payer, hash, closed } = statement;
  const { invoice: words, statement: own } = getPdfTexts('statements', language);
  const month = formatMonth(summary.month, language);
  const layout = new PdfLayout();
  writeHead(layout, {
    title: own.title,
    facts: [
      [words.number, String(id)],
      [words.month, month],
      [own.closed, formatLongDay(dayOf(closed), language)],
    ],
  });
  writeParties(layout, [
    { role: own.author, lines: author },
    { role: own.payer, lines: payer },
  ]);
  writeParts(layout, language, statement);
  const quiet = { size: sizes.label, colour: 'quiet' } as const;
  layout.write(own.frozen, { ...quiet, above: 8, keep: true });
  layout.write(hash, quiet);
  writeStories(layout, language, stories);
  writeEarnings(layout, language, summary);
  return layout.finish(`${brand} · ${own.title} ${id} · ${month}`, createPageNumbers(language));
}

export const writeStatementPdf = (statement: Statement, language: InterfaceLanguage): Promise<Buffer> => {
  const { title } = getPdfTexts('statements', language).statement;
  const about = { title: `${title} ${statement.summary.month}`, issued: statement.closed, language };
  return writePdf(about, layStatement(statement, language));
};
