import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What `fold` makes of a text, in the database. Indexes are of this very expression. */
export const foldColumn = (column: PgColumn | SQL): SQL =>
  sql`normalize(regexp_replace(normalize(lower(normalize(${column}, NFKC)), NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)`;
