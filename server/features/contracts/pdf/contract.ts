import { contractBlocks, type ContractData } from '#domain/contracts/contractText.ts';
import { pdfOf } from '../../../platform/pdf/paper.ts';

interface Template {
  name: string;
  version: number;
  body: string;
}

/** A contract as its author reads and signs it. */
export const contractPdf = (template: Template, data: ContractData, issued: Date): Promise<Buffer> =>
  pdfOf({ title: `${template.name} ${data.number}`, issued }, (paper) => {
    paper.write(template.name, { size: 19, weight: 'bold' });
    paper.write(`No. ${data.number}, version ${template.version}, drawn up on ${data.date}`, { colour: 'quiet' });
    paper.rule();
    paper.pair('Author', data.legal_name);
    paper.pair('Pen name', data.pen_name);
    paper.pair('Work', data.title);
    paper.pair('Language', data.language);
    paper.rule();
    for (const { kind, text } of contractBlocks(template.body, data))
      if (kind === 'heading') paper.write(text, { size: 12, weight: 'bold', above: 10, keep: 60 });
      else paper.write(text, { above: 5 });
    paper.foot(`Quillhouse, contract ${data.number}`);
  });
