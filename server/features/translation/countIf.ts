import { sql, type SQL } from 'drizzle-orm';

/** How many rows of a group fulfil a condition. */
export const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
