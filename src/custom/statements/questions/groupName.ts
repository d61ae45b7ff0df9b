import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';

/** What the lines of a statement stand under: a language, or an earlier month that something came late for. */
export const formatGroupName = (group: string, language: InterfaceLanguage): string =>
  /^\d/.test(group) ? formatMonth(group, language) : group ? formatLanguageName(group, language) : '';
