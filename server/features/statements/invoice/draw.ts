import sharp from 'sharp';
import { formatMoney } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { statementParts, type StatementFigures } from '#domain/statements/statement.ts';
import { pdfTextsIn } from '#server/platform/pdf/pdfTexts.ts';
import { linesIn, outlined } from './text.ts';

export interface Invoice extends StatementFigures {
  number: string;
  day: string;
  month: string;
  /** The author: name and address, a line each. */
  from: readonly string[];
  /** The account, a line each. */
  pay_to: readonly string[];
}

const [width, leastHeight, margin] = [900, 1120, 70];
const house = 'Quillhouse';
const quiet = '#6a6763';
const line = '#d8d4cf';
/** Of an address or an account: its lines, and how wide and far from each other they may be. */
const block = { width: width / 2 - margin - 20, lineHeight: 23, style: { size: 16 } } as const;
const setBlock = (lines: readonly string[]) => lines.flatMap((text) => linesIn(text, block.width, block.style));
/** Lines of the author for which there is room anyway. */
const roomy = 6;

/** The invoice as a PNG on white, in a language; with the signature, 134x60, once it is signed. */
export async function drawInvoice(
  invoice: Invoice,
  language: InterfaceLanguage,
  signature?: Uint8Array,
): Promise<Buffer> {
  const words = pdfTextsIn('statements', language).invoice;
  const money = (cents: number) => formatMoney(cents, language);
  const elements: string[] = [];
  const write = (text: Parameters<typeof outlined>[0], x: number, y: number, style: Parameters<typeof outlined>[3]) =>
    elements.push(outlined(text, x, y, style).svg);
  const right = (text: string, y: number, style: Parameters<typeof outlined>[3]) => {
    const { width: taken } = outlined(text, 0, 0, style);
    write(text, width - margin - taken, y, style);
  };
  const rule = (y: number) =>
    elements.push(`<path d="M${margin} ${y}H${width - margin}" stroke="${line}" stroke-width="1.5"/>`);
  const writeBlock = (title: string, lines: ReturnType<typeof setBlock>, x: number, y: number) => {
    write(title, x, y, { size: 14, colour: quiet });
    lines.forEach((runs, index) => write(runs, x, y + 26 + index * block.lineHeight, block.style));
  };

  write(words.title, margin, 110, { size: 40, weight: 'bold' });
  right(house, 104, { size: 22, weight: 'bold', colour: quiet });
  write(`${words.number} ${invoice.number}`, margin, 150, { size: 16, colour: quiet });
  right(`${words.date} ${invoice.day}`, 150, { size: 16, colour: quiet });
  rule(180);
  const from = setBlock(invoice.from);
  writeBlock(words.from, from, margin, 215);
  writeBlock(words.to, setBlock([house]), width / 2 + 20, 215);
  const top = 390 + Math.max(0, from.length - roomy) * block.lineHeight;
  rule(top);
  write(`${words.month} ${invoice.month}`, margin, top + 40, { size: 18, weight: 'bold' });
  const parts = statementParts.filter((part) => invoice[part] !== 0);
  parts.forEach((part, index) => {
    const y = top + 80 + index * 30;
    write(words[part], margin, y, { size: 16 });
    right(money(part === 'fine' ? -invoice[part] : invoice[part]), y, { size: 16 });
  });
  const end = top + 80 + parts.length * 30;
  rule(end);
  write(words.total, margin, end + 36, { size: 20, weight: 'bold' });
  right(money(invoice.amount_payable), end + 36, { size: 20, weight: 'bold' });
  const payTo = setBlock(invoice.pay_to);
  writeBlock(words.pay_to, payTo, margin, end + 90);
  const height = Math.max(leastHeight, end + 90 + 26 + payTo.length * block.lineHeight + 35);
  write(words.signature, width - margin - 200, height - 120, { size: 14, colour: quiet });
  elements.push(`<path d="M${width - margin - 200} ${height - 35}h200" stroke="${line}" stroke-width="1.5"/>`);

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${elements.join('')}</svg>`;
  const overlay = signature ? [{ input: Buffer.from(signature), left: width - margin - 190, top: height - 105 }] : [];
  return sharp(Buffer.from(svg)).composite(overlay).png({ palette: true }).toBuffer();
}
