/** A table as text and as HTML, for spreadsheets and for letters. */
interface CopiedTable {
  text: string;
  html: string;
}

/** A spreadsheet would run it as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
export const asText = (text: string) => (formula.test(text) ? `'${text}` : text);

const htmlSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const toHtml = (text: string) => text.replaceAll(/[&<>]/g, (sign) => htmlSigns[sign]!);

export function buildTable(head: readonly string[], lines: readonly (readonly string[])[]): CopiedTable {
  const text = [head, ...lines].map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n');
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${toHtml(cell)}</${tag}>`).join('')}</tr>`;
  const html = `<table>${line(head, 'th')}${lines.map((cells) => line(cells, 'td')).join('')}</table>`;
  return { text, html };
}

/** Puts it on the clipboard. */
export async function copyTable({ text, html }: CopiedTable): Promise<void> {
  const parts = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
}
