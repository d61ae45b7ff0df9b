import { message } from '#domain/kit/messages.ts';

/** The columns of a file of new accounts; without a password its owner is invited by mail. */
export const accountColumns = ['user_name', 'email', 'language', 'role', 'password'] as const;

/** What one file of new accounts may have: each password takes its time, and each invitation is an email. */
export const accountFile = { bytes: 256 * 1024, lines: 100, shownErrors: 100 } as const;

export const accountFileTooLarge = message('list-import.office.too_large', { size: accountFile.bytes / 1024 ** 2 });
