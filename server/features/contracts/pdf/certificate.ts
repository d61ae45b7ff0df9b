import { createPdf } from '../../../platform/pdf/pdfWriter.ts';

export interface Certificate {
  number: string;
  title: string;
  type: string;
  pen_name: string;
  signer: { legal_name: string; email: string; address: string; agent: string };
  /** The signature as it was uploaded, a PNG, and its SHA-256. */
  signature: Uint8Array;
  signature_hash: string;
  document_hash: string;
  reviewer: string;
  /** What happened, oldest first. */
  timeline: readonly { at: string; text: string }[];
}

/** Points in which a sum of 64 digits stands on one line, to be copied whole. */
const sumSize = 8;
const formatInstant = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`;

/** Who signed what, when and from where: enough to check the document without us. */
export const certificatePdf = (data: Certificate, issued: Date): Promise<Buffer> =>
  createPdf({ title: `Certificate of signature ${data.number}`, issued }, (pdf) => {
    pdf.write('Certificate of signature', { size: 19, weight: 'bold' });
    pdf.write(`Contract No. ${data.number}`, { colour: 'quiet' });
    pdf.rule();
    pdf.pair('Work', data.title);
    pdf.pair('Contract', data.type);
    pdf.pair('Document, SHA-256', data.document_hash, sumSize);
    pdf.rule();
    pdf.write('Signed by the author', { size: 12, weight: 'bold' });
    pdf.pair('Name', data.signer.legal_name);
    pdf.pair('Pen name', data.pen_name);
    pdf.pair('Email', data.signer.email);
    pdf.pair('Network address', data.signer.address);
    pdf.pair('Browser', data.signer.agent);
    pdf.pair('Signature, SHA-256', data.signature_hash, sumSize);
    pdf.image(data.signature, 134, 60);
    pdf.write('Confirmed by Quillhouse', { size: 12, weight: 'bold', above: 8 });
    pdf.pair('Reviewer', data.reviewer);
    pdf.rule();
    pdf.write('What happened', { size: 12, weight: 'bold', keep: 60 });
    for (const { at, text } of data.timeline) pdf.pair(formatInstant(at), text);
    pdf.write(
      'The contract is unchanged for as long as its file has the SHA-256 above. Quillhouse answers for everybody whether a file is the one that was signed, by the number and the SHA-256.',
      { colour: 'quiet', above: 10, size: 9 },
    );
    pdf.foot(`Quillhouse, certificate ${data.number}`);
  });
