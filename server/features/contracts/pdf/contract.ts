import { buildContractBlocks, type ContractData } from '#domain/contracts/contractText.ts';
import { brand } from '#domain/shared/brand.ts';
import type { Payer } from '#server/kit/services.ts';
import { layRule, type Page } from '#server/platform/pdf/marks.ts';
import { layPairs, writeHead, writeParties } from '#server/platform/pdf/parts.ts';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { measure, sizes } from '#server/platform/pdf/pdfStyle.ts';
import { fillText } from '#server/platform/pdf/pdfTexts.ts';
import { writePdf } from '#server/platform/pdf/writePdf.ts';
import { formatPage, readTexts } from './texts.ts';

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
export function layContract(template: Template, data: ContractData, payer: Payer): Page[] {
  const { contract: own, shared } = readTexts();
  const layout = new PdfLayout();
  writeHead(layout, {
    title: template.name,
    facts: [
      [shared.number, data.number],
      [own.drawn_up, data.date],
      [own.version, String(template.version)],
    ],
  });
  const place = [data.city, data.country].filter(Boolean).join(', ');
  const penName = fillText(shared.pen_name, { name: data.pen_name });
  writeParties(layout, [
    { role: own.platform, lines: [payer.name, ...payer.address] },
    { role: own.author, lines: [data.legal_name, penName, place, data.email].filter(Boolean) },
  ]);
  layout.place({ ...layRule(measure), above: 10, keep: true });
  layout.gap(8);
  layout.place(
    ...layPairs([
      [shared.work, data.title],
      [own.language, data.language],
    ]),
  );
  layout.gap(8);
  for (const { kind, text } of buildContractBlocks(template.body, data)) {
    const [, mark = '', rest = text] = clause.exec(text) ?? [];
    const place = { mark, indent: mark ? indent : 0, base: 'ltr' as const };
    if (kind === 'heading')
      layout.write(rest, { ...place, size: sizes.section, weight: 'bold', above: 14, keep: true });
    else layout.write(rest, { ...place, above: 5 });
  }
  const { number } = data;
  layout.write(fillText(own.signed, { number }), { size: sizes.label, colour: 'quiet', above: 18 });
  return layout.finish(`${brand} · ${fillText(own.footer, { number })}`, formatPage);
}

export const writeContractPdf = (template: Template, data: ContractData, payer: Payer, issued: Date): Promise<Buffer> =>
  writePdf({ title: `${template.name} ${data.number}`, issued }, layContract(template, data, payer));
