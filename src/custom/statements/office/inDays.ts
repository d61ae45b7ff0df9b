import { isDate } from '#domain/kit/dates.ts';
import type { Message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatDay } from '#domain/shared/formatDates.ts';

const formatValue = (value: string | number, language: InterfaceLanguage) =>
  typeof value === 'string' && isDate(value) ? formatDay(value, language) : value;

/** An error that names days, as its reader writes them. */
export const formatDays = (error: Message, language: InterfaceLanguage): Message => ({
  ...error,
  args: Object.fromEntries(
    Object.entries(error.args ?? {}).map(([name, value]) => [name, formatValue(value, language)]),
  ),
});
