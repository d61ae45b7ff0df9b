import type { tables } from '#server/db/schema.ts';

/** Is the account of an editor open, and still an editor's? */
export const isWorking = (account: Pick<typeof tables.user.$inferSelect, 'status' | 'role'> | undefined): boolean =>
  account?.status === 'active' && account.role === 'editor';
