import { contractBlocks, type ContractData } from '#domain/contracts/contractText.ts';
import { brand } from '#domain/shared/brand.ts';
import { rule, type Page } from '#server/platform/pdf/marks.ts';
import { pairs, writeHead, writeParties } from '#server/platform/pdf/parts.ts';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { measure, sizes } from '#server/platform/pdf/pdfStyle.ts';
import { pageIn } from '#server/platform/pdf/pdfTexts.ts';
import { writePdf } from '#server/platform/pdf/writePdf.ts';
import type { Payer } from '#server/services.ts';

interface Template {
  name: string;
  version: number;
  body: string;
}

/** The number of a clause, `1.` or `1.2`, and what stands after it. */
const clause = /^(\d+(?:\.\d+)*\.?)\s+(.*)$/s;
/** Points that clauses stand to the right of their numbers. */
const indent = 32;

/** A contract as its author reads and signs it. */
export function contractPages(template: Template, data: ContractData, payer: Payer): Page[] {
  const layout = new PdfLayout();
  writeHead(layout, {
    title: template.name,
    facts: [
      ['Contract No.', data.number],
      ['Drawn up on', data.date],
      ['Version', String(template.version)],
    ],
  });
  const place = [data.city, data.country].filter(Boolean).join(', ');
  writeParties(layout, [
    { role: 'The Platform', lines: [payer.name, ...payer.address] },
    { role: 'The Author', lines: [data.legal_name, `Pen name: ${data.pen_name}`, place, data.email].filter(Boolean) },
  ]);
  layout.place({ ...rule(measure), above: 10, keep: true });
  layout.gap(8);
  layout.place(
    ...pairs([
      ['Work', data.title],
      ['Language', data.language],
    ]),
  );
  layout.gap(8);
  for (const { kind, text } of contractBlocks(template.body, data)) {
    const [, mark = '', rest = text] = clause.exec(text) ?? [];
    const place = { mark, indent: mark ? indent : 0, base: 'ltr' as const };
    if (kind === 'heading')
      layout.write(rest, { ...place, size: sizes.section, weight: 'bold', above: 14, keep: true });
    else layout.write(rest, { ...place, above: 5 });
  }
  layout.write(
    `This contract is signed electronically. The certificate of signature ${data.number} has the signature, who confirmed it, the times, and the SHA-256 of this file.`,
    { size: sizes.label, colour: 'quiet', above: 18 },
  );
  return layout.finish(`${brand} · Contract ${data.number}`, pageIn('en'));
}

export const contractPdf = (template: Template, data: ContractData, payer: Payer, issued: Date): Promise<Buffer> =>
  writePdf({ title: `${template.name} ${data.number}`, issued }, contractPages(template, data, payer));
