import type { ContractStep, ContractType } from '#domain/contracts/contract.ts';
import { brand } from '#domain/shared/brand.ts';
import type { Payer } from '#server/kit/services.ts';
import type { Page } from '#server/platform/pdf/marks.ts';
import { layPairs, laySignatureLine, writeHead, writeParties } from '#server/platform/pdf/parts.ts';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { sizes } from '#server/platform/pdf/pdfStyle.ts';
import { fillText } from '#server/platform/pdf/pdfTexts.ts';
import { setTable } from '#server/platform/pdf/table.ts';
import { writePdf } from '#server/platform/pdf/writePdf.ts';
import { formatPage, readTexts } from './texts.ts';

export interface Certificate {
  number: string;
  title: string;
  type: ContractType;
  pen_name: string;
  /** `place`: city and country; `address`: of the network. */
  signer: { legal_name: string; place: string; email: string; address: string; agent: string };
  payer: Payer;
  /** The signature as it was uploaded, a PNG, and its SHA-256. */
  signature: Uint8Array;
  signature_hash: string;
  document_hash: string;
  reviewer: string;
  /** What happened, oldest first. */
  timeline: readonly { at: string; step: ContractStep }[];
}

const formatInstant = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`;

/** Who signed what, when and from where: enough to check the document without us. */
export function layCertificate(data: Certificate, issued: Date): Page[] {
  const { number, signer, payer } = data;
  const { certificate: own, shared } = readTexts();
  const layout = new PdfLayout();
  writeHead(layout, {
    title: own.title,
    facts: [
      [shared.number, number],
      [own.type, own[data.type]],
      [own.confirmed, formatInstant(issued.toISOString())],
    ],
  });
  const penName = fillText(shared.pen_name, { name: data.pen_name });
  const reviewer = fillText(own.reviewer, { name: data.reviewer });
  writeParties(layout, [
    { role: own.signed_by, lines: [signer.legal_name, penName, signer.place, signer.email].filter(Boolean) },
    { role: own.confirmed_by, lines: [payer.name, ...payer.address, reviewer] },
  ]);
  layout.place({ ...laySignatureLine(own.signature, data.signature), above: 12 });
  layout.heading(own.signed);
  layout.place(
    ...layPairs([
      [shared.work, data.title],
      [own.document_hash, data.document_hash],
      [own.signature_hash, data.signature_hash],
      [own.address, signer.address],
      [own.browser, signer.agent],
    ]),
  );
  layout.heading(own.happened);
  const { head, rows } = setTable(
    [{ title: own.event }, { title: own.time, align: 'right' }],
    data.timeline.map(({ at, step }) => ({ cells: [own.step[step], formatInstant(at)] })),
  );
  layout.table(head, rows);
  layout.write(own.unchanged, { size: sizes.label, colour: 'quiet', above: 18 });
  return layout.finish(`${brand} · ${fillText(own.footer, { number })}`, formatPage);
}

export const writeCertificatePdf = (data: Certificate, issued: Date): Promise<Buffer> =>
  writePdf({ title: `${readTexts().certificate.title} ${data.number}`, issued }, layCertificate(data, issued));
