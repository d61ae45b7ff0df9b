import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { imported, imports } from '#domain/list-import/importAnswers.ts';
import { fileErrors } from '#domain/shared/fileErrors.ts';
import { accountFile, accountFileTooLarge } from './accountImport.ts';

const roles = ['content_manager'] as const;
const upload = { bytes: accountFile.bytes, tooLarge: accountFileTooLarge };

/** What a file of accounts would make, and what is wrong with it; nothing is made, and nobody is mailed. */
export const previewAccounts = call('POST /api/office/account-imports/preview', {
  roles,
  upload,
  answer: t.object({
    lines: t.integer().required(),
    /** Accounts whose owners are invited by mail. */
    invited: t.integer().required(),
    ...fileErrors,
  }),
});

/**
 * Makes all accounts of a file, by the rules of `createAccount`, or none: 422 at `lines[n].column`. A role that takes two
 * content managers is asked for one by one.
 */
export const importAccounts = call('POST /api/office/account-imports', {
  roles,
  idempotent: true,
  upload,
  answer: imported,
});

/** The latest files that the caller made accounts of. */
export const listAccountImports = call('GET /api/office/account-imports', {
  roles,
  answer: imports,
});

/** Takes back all accounts of a file; 409 once one of them signed in, accepted its invitation or is used otherwise. */
export const undoAccountImport = call('POST /api/office/account-imports/{id}/undo', {
  roles,
  answer: imported,
});
