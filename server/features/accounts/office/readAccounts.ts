import { accountColumns, accountFile } from '#domain/accounts/accountImport.ts';
import { createAccount } from '#domain/accounts/management.calls.ts';
import { givenRoles, needsConfirmation } from '#domain/accounts/management.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { fold } from '#domain/kit/fold.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import {
  defaultLanguage,
  getLegacyEncoding,
  interfaceLanguageCodes,
  type InterfaceLanguage,
} from '#domain/languages.ts';
import type { Role } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import type { FieldErrors } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { findFieldErrors } from '#server/kit/input.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { decode } from '#server/platform/csv/decode.ts';
import { quoted, readCells, readRows, type LineError } from '#server/platform/csv/readRows.ts';

/** A line that the form of a new account would take, as far as no other account is asked. */
export interface AccountLine {
  line: number;
  cells: Record<string, string>;
  form: BodyOf<typeof createAccount>;
}
export interface AccountFile {
  count: number;
  lines: AccountLine[];
  errors: LineError[];
  notices: Message[];
}

type Reader = Pick<Context, 'locale' | 'twoManagers'>;

const required = accountColumns.filter((column) => column !== 'password');

const refuseFile = (error: Message): AccountFile => ({
  count: 0,
  lines: [],
  notices: [],
  errors: [{ line: 0, column: 'file', value: '', error }],
});

/** The code of what a cell calls it: by the code, or in words of the reader's language or English. */
const findCode = (codes: readonly string[], cell: string, names: readonly ((code: string) => string)[]): string =>
  codes.find((code) => [code, ...names.map((name) => name(code))].some((one) => fold(one) === fold(cell))) ?? cell;

/** What is told of a cell: a password is nobody else's to read. */
export const quoteCell = (column: string, cells: Record<string, string>): string =>
  column === 'password' ? '' : (cells[column] ?? '').slice(0, quoted);

async function findErrors(form: { role: string }, { twoManagers }: Reader): Promise<FieldErrors> {
  const errors = await findFieldErrors(createAccount.body, form);
  if (errors.role || !needsConfirmation(form.role as Role, twoManagers)) return errors;
  return { ...errors, role: message('accounts.office.errors.one_by_one') };
}

/** Reads a file of new accounts by the rules of the form, and each wrong value as an error at its line. */
export async function readAccounts(file: Uint8Array, reader: Reader): Promise<AccountFile> {
  const { locale } = reader;
  const decoded = decode(file, { columns: accountColumns, legacy: getLegacyEncoding(locale) });
  if (!decoded) return refuseFile(message('common.office.import.no_csv'));
  const { text, delimiter, notices } = decoded;
  const most = accountFile.lines;
  const { rows, errors } = readRows(text, { delimiter, most });
  const [head, ...body] = rows;
  if ((!head || body.length === 0) && errors.length === 0) return refuseFile(message('common.office.import.no_lines'));
  if (!head) return { count: 0, lines: [], errors, notices };
  if (body.length > most) return refuseFile(message('common.office.import.many_lines', { max: most }));
  const header = head.record.map((name) => name.toLowerCase());
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0)
    return refuseFile(
      message('common.office.import.columns', { columns: accountColumns.join(', '), wrong: missing.join(', ') }),
    );
  const locales: InterfaceLanguage[] = [locale, defaultLanguage];
  const roleNames = locales.map(
    (one) => (code: string) => createSentences(one)(message(`common.role.${code as (typeof givenRoles)[number]}`)),
  );
  const languageNames = locales.map((one) => (code: string) => formatLanguageName(code, one));
  const lines: AccountLine[] = [];
  for (const row of body) {
    const cells = readCells(row, header, errors);
    if (!cells) continue;
    const { user_name, email, role = '', language = '', password } = cells;
    const form = {
      user_name,
      email,
      role: findCode(givenRoles, role, roleNames),
      language: findCode(interfaceLanguageCodes, language, languageNames),
      password: password || null,
    };
    const problems = Object.entries(await findErrors(form, reader));
    const { lines: line } = row.info;
    for (const [column, error] of problems) errors.push({ line, column, value: quoteCell(column, cells), error });
    if (problems.length === 0) lines.push({ line, cells, form: form as AccountLine['form'] });
  }
  return { count: body.length, lines, errors, notices };
}
