import { message, type Message } from '#domain/kit/messages.ts';
import { decodeWhole, detectUtf16 } from '../encodings.ts';

export interface Decoded {
  text: string;
  delimiter: string;
  /** How the file was read where it is not as it should be: UTF-8 with commas. */
  notices: Message[];
}

interface Expected {
  /** Columns that the file may have, in lower case. */
  columns: readonly string[];
  /** Label of the encoding that spreadsheets of its writers use where they do not write Unicode. */
  legacy: string;
}

const delimiters = [',', ';', '\t'];
const delimiterNames: Record<string, string> = { '\t': 'Tab' };

/** Is every other byte of the beginning nought, as in Latin text of two bytes a letter? */
const isZeroAt = (bytes: Uint8Array, offset: 0 | 1): boolean => {
  const some = bytes.subarray(0, 200).filter((_, at) => at % 2 === offset);
  return some.length > 1 && some.every((byte) => byte === 0);
};

/** The text with its encoding: UTF-16 by its mark or its zeros, else the first that it is whole in. */
function getText(bytes: Uint8Array, legacy: string): { encoding: string; text: string } | undefined {
  const wide = detectUtf16(bytes) ?? (isZeroAt(bytes, 1) ? 'UTF-16LE' : isZeroAt(bytes, 0) ? 'UTF-16BE' : undefined);
  if (wide) return { encoding: wide, text: new TextDecoder(wide).decode(bytes) };
  for (const encoding of ['UTF-8', legacy]) {
    const text = decodeWhole(bytes, encoding);
    if (text !== undefined) return { encoding, text };
  }
  return undefined;
}

/** The sign that parts the header into the most columns that are known. */
function getDelimiter(text: string, columns: readonly string[]): string {
  const [head = ''] = text.slice(0, 10_000).split(/\r?\n|\r/, 1);
  const columnNames = new Set(columns);
  const countColumns = (delimiter: string) =>
    head.split(delimiter).filter((cell) => columnNames.has(cell.replace(/^["\s]+|["\s]+$/g, '').toLowerCase())).length;
  return delimiters.toSorted((a, b) => countColumns(b) - countColumns(a))[0]!;
}

/** Excel's own first line, which names the sign between the columns. */
const separatorLine = /^"?sep=([^\r\n\w\s]|\t)"?[;,\t]*(?=\r|\n|$)/i;

// eslint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a]/;

/** The text of a CSV file, as spreadsheets write them too; undefined where it is no text. */
export function decode(bytes: Uint8Array, { columns, legacy }: Expected): Decoded | undefined {
  const read = getText(bytes, legacy);
  if (!read?.text || binary.test(read.text)) return undefined;
  const { encoding, text: whole } = read;
  const [named = '', separator] = separatorLine.exec(whole) ?? [];
  // The line stays, empty, so that those below keep their numbers.
  const text = whole.slice(named.length);
  const delimiter = separator ?? getDelimiter(text, columns);
  const notices: Message[] = [];
  if (encoding !== 'UTF-8')
    notices.push(
      message('common.office.import.read_encoding', { encoding: encoding.replace(/(?<=^UTF-16)[BL]E$/, '') }),
    );
  if (delimiter !== ',')
    notices.push(message('common.office.import.read_delimiter', { delimiter: delimiterNames[delimiter] ?? delimiter }));
  return { text, delimiter, notices };
}
