/** The forms that dates have in JSON. PostgreSQL has no year 0. */

/** Is this a month, `2026-03`? */
export const isMonth = (value: string): boolean => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** Is this a day, `2026-03-31`? */
export const isDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && isInstant(`${value}T00:00:00.000Z`);

/** A time of day, `09:30`. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (value: string): boolean => timePattern.test(value);

/** Is this an instant in UTC, `2026-03-31T15:59:59.000Z`? */
export function isInstant(value: string): boolean {
  const parsed = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(value) ? new Date(value) : undefined;
  return (
    parsed !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 19) === value.slice(0, 19)
  );
}
