import { parseTypedMoney, parseTypedPercent } from '#domain/kit/amounts.ts';
import { isInstant } from '#domain/kit/dates.ts';
import { isShare, type Field } from '#domain/kit/fields.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Words } from './labels.ts';

/** What a cell says; `title`: what the record that it points to is called. */
export type ReadCell = { value: unknown } | { title: string } | { error: Message };

interface Reading {
  words: Words;
  locale: InterfaceLanguage;
  /** Do numbers have a comma before their decimals, as where cells are not separated by it? */
  decimalComma: boolean;
}

/** What an export puts before a cell that a spreadsheet would run as a formula. */
const removeFormulaGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

function readNumber(field: Field, cell: string, decimalComma: boolean): ReadCell {
  if (isShare(field) && cell.includes('%')) return orInvalid(parseTypedPercent(cell));
  // With a comma before its decimals, a number has dots between its thousands and nowhere else.
  const isGrouped = decimalComma && /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(cell.trim());
  const joined = isGrouped ? cell.replaceAll('.', '') : cell;
  const plain = (decimalComma ? joined.replace(',', '.') : joined).replace(/\s/g, '');
  return orInvalid(/^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : undefined);
}

/** Options by their codes or in the reader's words, with a comma, a semicolon or, as in an export, a space between. */
function readChoices(name: string, field: Field, cell: string, { words }: Reading): string[] {
  const find = (one: string) => words.findOption(name, field, one);
  const parts = cell.split(/[,;|]/).map((part) => part.trim());
  const [only = ''] = parts;
  const named = parts.length > 1 || find(only) ? parts : only.split(/\s+/);
  return named.filter(Boolean).map((one) => find(one) ?? one);
}

const orInvalid = (value: unknown): ReadCell =>
  value === undefined ? { error: message('validation.invalid') } : { value };

/** The value of a new record's field where the file has nothing for it, as its form begins. */
const getEmpty = ({ initial, kind }: Field): unknown => initial ?? (kind === 'choices' ? [] : null);

/** What a cell of a file says of a field. Whether the field may have that is its rule's to say. */
export function readCell(name: string, field: Field, cell: string, reading: Reading): ReadCell {
  if (cell === '') return { value: getEmpty(field) };
  const { words, locale, decimalComma } = reading;
  switch (field.kind) {
    case 'number':
      return readNumber(field, cell, decimalComma);
    case 'money':
      return orInvalid(parseTypedMoney(cell, locale));
    case 'time':
      return { value: isInstant(cell) ? new Date(cell).toISOString() : cell };
    case 'choice':
      return { value: words.findOption(name, field, cell) ?? cell };
    case 'choices':
      return { value: readChoices(name, field, cell, reading) };
    case 'flag':
      return orInvalid(words.findFlag(cell));
    case 'ref': {
      const id = /^#?([1-9]\d{0,8})$/.exec(cell)?.[1];
      return id ? { value: Number(id) } : { title: removeFormulaGuard(cell) };
    }
    default:
      return { value: removeFormulaGuard(cell) };
  }
}
