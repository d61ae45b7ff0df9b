import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { toLocalWall } from '../../lib/time/localWall.ts';
import { formatChoice } from '../formatChoice.ts';

type Row = { titles?: Record<string, unknown> } & Record<string, any>;
type Translate = (key: string, args?: object) => string;

/** A spreadsheet would run it as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const asText = (text: string) => (formula.test(text) ? `'${text}` : text);

/** A value as a spreadsheet reads it: figures and days without the signs of a language, else the reader's words. */
function formatCell(entity: Entity<any>, name: string, row: Row, t: Translate): string {
  const field: Field = entity.fields[name];
  const value = row[name];
  if (value === null || value === undefined || value === '') return '';
  const choose = (option: string) => asText(formatChoice(resourceOf(entity), name, field, option, t));
  switch (field.kind) {
    case 'number':
      return String(value);
    case 'money':
      return (value / 100).toFixed(2);
    case 'time': {
      const { day, time } = toLocalWall(value);
      return `${day} ${time}`;
    }
    case 'choice':
      return choose(value);
    case 'choices':
      return (value as string[]).map(choose).join(', ');
    case 'flag':
      return t(value ? 'common.office.yes' : 'common.office.no');
    case 'ref':
      return asText(String(row.titles?.[name] ?? `#${value}`));
    default:
      return asText(String(value));
  }
}

const htmlSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const toHtml = (text: string) => text.replaceAll(/[&<>]/g, (sign) => htmlSigns[sign]!);

/** Rows as a table, for spreadsheets and for letters: the columns are fields, the number of a record stands first. */
export function buildTable(rows: readonly Row[], entity: Entity<any>, columns: readonly string[], t: Translate) {
  const resource = resourceOf(entity);
  const head = ['#', ...columns.map((name) => t(`resources.${resource}.fields.${name}`))];
  const lines = rows.map((row) => [String(row.id), ...columns.map((name) => formatCell(entity, name, row, t))]);
  const text = [head, ...lines].map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n');
  const line = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${toHtml(cell)}</${tag}>`).join('')}</tr>`;
  const html = `<table>${line(head, 'th')}${lines.map((cells) => line(cells, 'td')).join('')}</table>`;
  return { text, html };
}

/** Puts them on the clipboard. */
export async function copyRows(...args: Parameters<typeof buildTable>): Promise<void> {
  const { text, html } = buildTable(...args);
  const parts = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
}
