import { grossColumn, revenueColumns } from '#domain/earnings/revenueFile.ts';
import { message, type Message } from '#domain/kit/messages.ts';

export interface Decoded {
  text: string;
  delimiter: string;
  /** How the file was read where it is not as it should be: UTF-8 with commas. */
  notices: Message[];
}

const delimiters = [',', ';', '\t'];
const encodingNames: Record<string, string> = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const delimiterNames: Record<string, string> = { '\t': 'Tab' };

/** Is every other byte of the beginning nought, as in Latin text of two bytes a letter? */
const zeroAt = (bytes: Uint8Array, offset: 0 | 1): boolean => {
  const some = bytes.subarray(0, 200).filter((_, at) => at % 2 === offset);
  return some.length > 1 && some.every((byte) => byte === 0);
};

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || zeroAt(bytes, 1)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || zeroAt(bytes, 0)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The sign that parts the header into the most columns that are known. */
function delimiterOf(text: string): string {
  const [head = ''] = text.slice(0, 10_000).split(/\r?\n|\r/, 1);
  const known = new Set<string>([...revenueColumns, grossColumn]);
  const countColumns = (delimiter: string) =>
    head.split(delimiter).filter((cell) => known.has(cell.replace(/^["\s]+|["\s]+$/g, '').toLowerCase())).length;
  return delimiters.toSorted((a, b) => countColumns(b) - countColumns(a))[0]!;
}

/** Excel's own first line, which names the sign between the columns. */
const separatorLine = /^"?sep=([^\r\n\w\s]|\t)"?[;,\t]*(?=\r|\n|$)/i;

// eslint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a]/;

/** The text of a partner's file, as spreadsheets write them too; undefined where it is no text. */
export function decode(bytes: Uint8Array): Decoded | undefined {
  const encoding = encodingOf(bytes);
  const whole = new TextDecoder(encoding).decode(bytes);
  if (binary.test(whole)) return undefined;
  const [named = '', separator] = separatorLine.exec(whole) ?? [];
  // The line stays, empty, so that those below keep their numbers.
  const text = whole.slice(named.length);
  const delimiter = separator ?? delimiterOf(text);
  const notices: Message[] = [];
  if (encoding !== 'utf-8')
    notices.push(message('earnings.office.read_encoding', { encoding: encodingNames[encoding]! }));
  if (delimiter !== ',')
    notices.push(message('earnings.office.read_delimiter', { delimiter: delimiterNames[delimiter] ?? delimiter }));
  return { text, delimiter, notices };
}
