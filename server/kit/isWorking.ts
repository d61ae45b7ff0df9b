import { and, eq, type SQL } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';

const { user } = tables;
const working = { status: 'active', role: 'editor' } as const;

/** Is the account of an editor open, and still an editor's? */
export const isWorking = (account: Pick<typeof user.$inferSelect, 'status' | 'role'> | undefined): boolean =>
  account?.status === working.status && account.role === working.role;

/** The same of an account in a query. */
export const isWorkingAccount: SQL = and(eq(user.status, working.status), eq(user.role, working.role))!;
