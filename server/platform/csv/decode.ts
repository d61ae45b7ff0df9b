import { message, type Message } from '#domain/kit/messages.ts';

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
const zeroAt = (bytes: Uint8Array, offset: 0 | 1): boolean => {
  const some = bytes.subarray(0, 200).filter((_, at) => at % 2 === offset);
  return some.length > 1 && some.every((byte) => byte === 0);
};

const isIn = (encoding: string, bytes: Uint8Array): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

function encodingOf(bytes: Uint8Array, legacy: string): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || zeroAt(bytes, 1)) return 'UTF-16LE';
  if ((first === 0xfe && second === 0xff) || zeroAt(bytes, 0)) return 'UTF-16BE';
  return ['UTF-8', legacy].find((encoding) => isIn(encoding, bytes));
}

/** The sign that parts the header into the most columns that are known. */
function delimiterOf(text: string, columns: readonly string[]): string {
  const [head = ''] = text.slice(0, 10_000).split(/\r?\n|\r/, 1);
  const known = new Set(columns);
  const countColumns = (delimiter: string) =>
    head.split(delimiter).filter((cell) => known.has(cell.replace(/^["\s]+|["\s]+$/g, '').toLowerCase())).length;
  return delimiters.toSorted((a, b) => countColumns(b) - countColumns(a))[0]!;
}

/** Excel's own first line, which names the sign between the columns. */
const separatorLine = /^"?sep=([^\r\n\w\s]|\t)"?[;,\t]*(?=\r|\n|$)/i;

// eslint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a]/;

/** The text of a CSV file, as spreadsheets write them too; undefined where it is no text. */
export function decode(bytes: Uint8Array, { columns, legacy }: Expected): Decoded | undefined {
  const encoding = encodingOf(bytes, legacy);
  const whole = encoding && new TextDecoder(encoding).decode(bytes);
  if (!whole || binary.test(whole)) return undefined;
  const [named = '', separator] = separatorLine.exec(whole) ?? [];
  // The line stays, empty, so that those below keep their numbers.
  const text = whole.slice(named.length);
  const delimiter = separator ?? delimiterOf(text, columns);
  const notices: Message[] = [];
  if (encoding !== 'UTF-8')
    notices.push(
      message('common.office.import.read_encoding', { encoding: encoding.replace(/(?<=^UTF-16)[BL]E$/, '') }),
    );
  if (delimiter !== ',')
    notices.push(message('common.office.import.read_delimiter', { delimiter: delimiterNames[delimiter] ?? delimiter }));
  return { text, delimiter, notices };
}
