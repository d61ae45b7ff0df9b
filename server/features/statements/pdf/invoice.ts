import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatLongDay, formatMonth } from '#domain/shared/formatDates.ts';
import type { StatementFigures } from '#domain/statements/statement.ts';
import type { Revenue } from '#domain/statements/storyRevenue.ts';
import { layAccount, layHalves, laySignatureLine, writeHead, writeParties } from '#server/platform/pdf/parts.ts';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { pageFormat } from '#server/platform/pdf/pdfStyle.ts';
import { getPdfTexts } from '#server/platform/pdf/pdfTexts.ts';
import { writePng } from '#server/platform/pdf/writePng.ts';
import { writeParts, writeStories } from './statementTables.ts';

export interface Invoice extends StatementFigures {
  number: string;
  day: string;
  month: string;
  stories: readonly ({ title: string } & Revenue)[];
  /** The author, who pays, and the account: name and address, a line each. */
  from: readonly string[];
  to: readonly string[];
  pay_to: readonly string[];
}

/** Points that an invoice is high at least. */
const leastHeight = 741;

/** What stands on an invoice, on a page that is as high as that; with the signature, 134x60, once it is signed. */
export function layOutInvoice(invoice: Invoice, language: InterfaceLanguage, signature?: Uint8Array): PdfLayout {
  const words = getPdfTexts('statements', language).invoice;
  const layout = new PdfLayout({ endless: true });
  writeHead(layout, {
    title: words.title,
    facts: [
      [words.number, invoice.number],
      [words.date, formatLongDay(invoice.day, language)],
      [words.month, formatMonth(invoice.month, language)],
    ],
  });
  writeParties(layout, [
    { role: words.from, lines: invoice.from },
    { role: words.to, lines: invoice.to },
  ]);
  writeParts(layout, language, invoice);
  writeStories(layout, language, invoice.stories);
  layout.place({
    ...layHalves(layAccount(words.pay_to, invoice.pay_to), laySignatureLine(words.signature, signature)),
    above: 32,
  });
  return layout;
}

/** The invoice as a PNG on white, in a language. */
export function drawInvoice(invoice: Invoice, language: InterfaceLanguage, signature?: Uint8Array): Promise<Buffer> {
  const { whole, end } = layOutInvoice(invoice, language, signature);
  return writePng(whole, Math.max(leastHeight, end + pageFormat.margin));
}
