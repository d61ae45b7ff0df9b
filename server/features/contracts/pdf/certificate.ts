import { brand } from '#domain/shared/brand.ts';
import type { Page } from '#server/platform/pdf/marks.ts';
import { pairs, signatureLine, writeHead, writeParties } from '#server/platform/pdf/parts.ts';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { sizes } from '#server/platform/pdf/pdfStyle.ts';
import { pageIn } from '#server/platform/pdf/pdfTexts.ts';
import { setTable } from '#server/platform/pdf/table.ts';
import { writePdf } from '#server/platform/pdf/writePdf.ts';
import type { Payer } from '#server/services.ts';

export interface Certificate {
  number: string;
  title: string;
  type: string;
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
  timeline: readonly { at: string; text: string }[];
}

const formatInstant = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`;

/** Who signed what, when and from where: enough to check the document without us. */
export function certificatePages(data: Certificate, issued: Date): Page[] {
  const { number, signer, payer } = data;
  const layout = new PdfLayout();
  writeHead(layout, {
    title: 'Certificate of signature',
    facts: [
      ['Contract No.', number],
      ['Contract', data.type],
      ['Confirmed', formatInstant(issued.toISOString())],
    ],
  });
  writeParties(layout, [
    {
      role: 'Signed by the author',
      lines: [signer.legal_name, `Pen name: ${data.pen_name}`, signer.place, signer.email].filter(Boolean),
    },
    { role: `Confirmed by ${brand}`, lines: [payer.name, ...payer.address, `Reviewer: ${data.reviewer}`] },
  ]);
  layout.place({ ...signatureLine('Signature of the author', data.signature), above: 12 });
  layout.heading('What was signed');
  layout.place(
    ...pairs([
      ['Work', data.title],
      ['Document, SHA-256', data.document_hash],
      ['Signature, SHA-256', data.signature_hash],
      ['Network address', signer.address],
      ['Browser', signer.agent],
    ]),
  );
  layout.heading('What happened');
  const { head, rows } = setTable(
    [{ title: 'Event' }, { title: 'Time', align: 'right' }],
    data.timeline.map(({ at, text }) => ({ cells: [text, formatInstant(at)] })),
  );
  layout.table(head, rows);
  layout.write(
    `The contract is unchanged for as long as its file has the SHA-256 above. ${brand} answers for everybody whether a file is the one that was signed, by the number and the SHA-256.`,
    { size: sizes.label, colour: 'quiet', above: 18 },
  );
  return layout.finish(`${brand} · Certificate ${number}`, pageIn('en'));
}

export const certificatePdf = (data: Certificate, issued: Date): Promise<Buffer> =>
  writePdf({ title: `Certificate of signature ${data.number}`, issued }, certificatePages(data, issued));
