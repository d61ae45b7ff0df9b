import type { Role } from '#domain/roles.ts';

export const demoPassword = 'Quill-house-1';

/** The demo accounts, one a role, and two where one confirms what another did. */
export const demoAccounts = {
  author: 'author_signed',
  newauthor: 'author_unsigned',
  manager: 'content_manager',
  translator: 'translator',
  editor: 'editor',
  tauditor: 'translation_auditor',
  original: 'original_author',
  wauditor: 'work_auditor',
  finance: 'finance_manager',
  finance2: 'finance_manager',
  cashier: 'cashier',
  manager2: 'content_manager',
} as const satisfies Record<string, Role>;

/** What a command says of them at its end. */
export const demoNotice = `  Demo accounts, password ${demoPassword}:\n  ${Object.keys(demoAccounts).join('  ')}\n`;
