import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';

// domain/shared/clock.ts has the same outside of SQL. PostgreSQL takes '+08' for eight hours behind UTC, an interval not.
const offset = sql.raw(`interval '8 hours'`);

/** The UTC+8 day that it is by the clock of the server, or what stands for it in a statement that is told when it runs. */
export type Today = string | Placeholder;

/** The UTC+8 day of an instant. */
export const selectDay = (instant: SQLWrapper): SQL<string> => sql`(${instant} at time zone ${offset})::date`;

/** The first instant of a UTC+8 day. */
export const selectStartOfDay = (day: SQLWrapper): SQL => sql`(${day})::timestamp at time zone ${offset}`;

/** The month of a day, `2026-03`. */
export const selectMonth = (day: SQLWrapper): SQL<string> => sql`to_char(${day}, 'YYYY-MM')`;
