import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type * as calls from '#domain/accounts/accountImport.calls.ts';
import { accountFile } from '#domain/accounts/accountImport.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { accountInvitations, audits, sessions, tables } from '#server/db/schema.ts';
import { ApiError, conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { toApiError } from '#server/kit/databaseErrors.ts';
import { keepImport, listKeptImports, lockImport, noteUndone, readImport } from '#server/kit/keptImports.ts';
import { tryOut } from '#server/kit/tryOut.ts';
import type { LineError } from '#server/platform/csv/readRows.ts';
import { refuseLines } from '#server/platform/csv/refusedLines.ts';
import { hashPassword } from '#server/platform/password.ts';
import { handleAccounts, keepInCharge, lockForManager } from './inCharge.ts';
import { hashUnknown, invite } from './invite.ts';
import { insertAccount, refuseTaken } from './newAccount.ts';
import { quoteCell, readAccounts, type AccountFile, type AccountLine } from './readAccounts.ts';

const { user } = tables;
/** What the imports of lists call accounts. */
const resource = 'users';
/** What is noted when an account is made. */
const made = ['create', 'invite_account'] as const;

async function makeOne(context: Context, { form }: AccountLine, password_hash: string): Promise<number> {
  await refuseTaken(context, form);
  const account = await insertAccount(context, form, form.password === null ? 'invited' : 'active', password_hash);
  if (form.password === null) await invite(context, account);
  return account.id;
}

/** Makes an account of each line; what one is refused for does not hold up the others. */
async function make(context: Context, { lines, errors }: AccountFile, hashes: readonly string[]) {
  await keepInCharge(context);
  const ids: number[] = [];
  const refused: LineError[] = [...errors];
  for (const [at, one] of lines.entries())
    try {
      ids.push(await runInSavepoint(context.db, () => makeOne(context, one, hashes[at]!)));
    } catch (error) {
      const refusal = error instanceof ApiError ? error : toApiError(error);
      if (!refusal || refusal.status >= 500) throw error;
      const problems = refusal.errors ?? { '': { message: refusal.message, args: refusal.args } };
      for (const [column, problem] of Object.entries(problems))
        refused.push({ line: one.line, column, value: quoteCell(column, one.cells), error: problem });
    }
  return { ids, errors: refused.toSorted((one, other) => one.line - other.line) };
}

/** Has anybody used one of the accounts, or changed it since: signed in, done something as its owner, given it a role? */
async function isUsed({ db }: Context, ids: number[]): Promise<boolean> {
  const counts = await Promise.all([
    db.$count(sessions, inArray(sessions.user_id, ids)),
    db.$count(audits, inArray(audits.user_id, ids)),
    db.$count(
      audits,
      and(eq(audits.entity, resource), inArray(audits.record_id, ids), notInArray(audits.action, [...made])),
    ),
  ]);
  return counts.some((count) => count > 0);
}

export const accountImports: HandlersOf<typeof calls> = {
  previewAccounts: withPreparation(
    ({ file }, context: Context) => readAccounts(file, context),
    async (file, context) => {
      const hashes = file.lines.map(() => '');
      const { errors } = await tryOut(context, (trying) => make(trying, file, hashes));
      return {
        lines: file.count,
        invited: file.lines.filter(({ form }) => form.password === null).length,
        notices: file.notices,
        error_count: errors.length,
        errors: errors.slice(0, accountFile.shownErrors),
      };
    },
  ),

  importAccounts: withPreparation(
    async ({ file, fileName }, context: Context) => {
      const read = await readAccounts(file, context);
      const hashes: string[] = [];
      // Nothing of a file is made that has an error in it.
      if (read.errors.length === 0)
        for (const { form } of read.lines)
          hashes.push(await (form.password === null ? hashUnknown() : hashPassword(form.password)));
      return { read, hashes, fileName };
    },
    async ({ read, hashes, fileName }, context) => {
      if (read.errors.length > 0) throw refuseLines(read.errors, accountFile.shownErrors);
      const { ids, errors } = await make(context, read, hashes);
      if (errors.length > 0) throw refuseLines(errors, accountFile.shownErrors);
      return keepImport(
        context,
        resource,
        fileName || 'accounts.csv',
        ids.map((id) => [id, '']),
      );
    },
  ),

  listAccountImports: (_, context) => listKeptImports(context, resource),

  undoAccountImport: handleAccounts(async ({ params: { id } }, context) => {
    const { db } = context;
    // Who is in charge is locked before whatever they have made.
    const records = (await readImport(context, resource, id)).records.map(([record]) => record);
    await lockForManager(context, records);
    const row = await lockImport(context, resource, id);
    // An invitation that was withdrawn took its account with it.
    const accounts = await db.select().from(user).where(inArray(user.id, records));
    const ids = accounts.map((account) => account.id);
    if (await isUsed(context, ids)) throw conflict('accounts.office.errors.import_used');
    try {
      await runInSavepoint(db, async () => {
        await db.delete(accountInvitations).where(inArray(accountInvitations.user_id, ids));
        await db.delete(user).where(inArray(user.id, ids));
      });
    } catch (error) {
      // Something refers to one of them by now.
      if (toApiError(error)?.status === 409) throw conflict('accounts.office.errors.import_used');
      throw error;
    }
    for (const { id: account, user_name, email, role } of accounts)
      await audit(context, 'delete', resource, account, {
        user_name: { from: user_name },
        email: { from: email },
        role: { from: role },
      });
    return noteUndone(context, row);
  }),
};
