import { sql } from 'drizzle-orm';
import { tables } from './schema.ts';

const { pen_name, user_name } = tables.user;

/** What the staff call an author: the pen name, or the user name while there is none. */
export const authorName = sql<string>`coalesce(${pen_name}, ${user_name})`;
