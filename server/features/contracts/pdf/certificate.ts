import { pdfOf } from '../../../platform/pdf/paper.ts';

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
const shown = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`;

/** Who signed what, when and from where: enough to check the document without us. */
export const certificatePdf = (data: Certificate, issued: Date): Promise<Buffer> =>
  pdfOf({ title: `Certificate of signature ${data.number}`, issued }, (paper) => {
    paper.write('Certificate of signature', { size: 19, weight: 'bold' });
    paper.write(`Contract No. ${data.number}`, { colour: 'quiet' });
    paper.rule();
    paper.pair('Work', data.title);
    paper.pair('Contract', data.type);
    paper.pair('Document, SHA-256', data.document_hash, sumSize);
    paper.rule();
    paper.write('Signed by the author', { size: 12, weight: 'bold' });
    paper.pair('Name', data.signer.legal_name);
    paper.pair('Pen name', data.pen_name);
    paper.pair('Email', data.signer.email);
    paper.pair('Network address', data.signer.address);
    paper.pair('Browser', data.signer.agent);
    paper.pair('Signature, SHA-256', data.signature_hash, sumSize);
    paper.image(data.signature, 134, 60);
    paper.write('Confirmed by Quillhouse', { size: 12, weight: 'bold', above: 8 });
    paper.pair('Reviewer', data.reviewer);
    paper.rule();
    paper.write('What happened', { size: 12, weight: 'bold', keep: 60 });
    for (const { at, text } of data.timeline) paper.pair(shown(at), text);
    paper.write(
      'The contract is unchanged for as long as its file has the SHA-256 above. Quillhouse answers for everybody whether a file is the one that was signed, by the number and the SHA-256.',
      { colour: 'quiet', above: 10, size: 9 },
    );
    paper.foot(`Quillhouse, certificate ${data.number}`);
  });
