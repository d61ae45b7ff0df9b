import { contractBlocks, type ContractData } from '#domain/contracts/contractText.ts';
import { createPdf } from '../../../platform/pdf/pdfWriter.ts';

interface Template {
  name: string;
  version: number;
  body: string;
}

/** A contract as its author reads and signs it. */
export const contractPdf = (template: Template, data: ContractData, issued: Date): Promise<Buffer> =>
  createPdf({ title: `${template.name} ${data.number}`, issued }, (pdf) => {
    pdf.write(template.name, { size: 19, weight: 'bold' });
    pdf.write(`No. ${data.number}, version ${template.version}, drawn up on ${data.date}`, { colour: 'quiet' });
    pdf.rule();
    pdf.pair('Author', data.legal_name);
    pdf.pair('Pen name', data.pen_name);
    pdf.pair('Work', data.title);
    pdf.pair('Language', data.language);
    pdf.rule();
    for (const { kind, text } of contractBlocks(template.body, data))
      if (kind === 'heading') pdf.write(text, { size: 12, weight: 'bold', above: 10, keep: 60 });
      else pdf.write(text, { above: 5 });
    pdf.foot(`Quillhouse, contract ${data.number}`);
  });
