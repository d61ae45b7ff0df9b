import { ownerOf, type Entity } from '#domain/kit/entity.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatMonth } from '../i18n/format.ts';

interface Known {
  id: number | string;
  titles?: Record<string, string | null>;
  [name: string]: unknown;
}

/** The value of a title as it is read; undefined where the record has none. */
export function titleText(
  entity: Entity<any>,
  id: number | string,
  value: unknown,
  language: InterfaceLanguage,
): string | undefined {
  if (entity.title === 'id') return `#${id}`;
  if (value === null || value === undefined || value === '') return undefined;
  const isMonth = entity.fields[entity.title].kind === 'month' && /^\d{4}-\d{2}$/.test(String(value));
  return isMonth ? formatMonth(String(value), language) : String(value);
}

/** The language that a record's title is written in; undefined where it is the reader's own, or none. */
export const languageOf = (entity: Entity<any>, record: Known): string | undefined =>
  entity.title in entity.fields && 'language' in entity.fields ? String(record.language) : undefined;

interface TitleParts {
  id: number | string;
  title: unknown;
  of: string | null | undefined;
}

/** What stands for a record. A title that many share, a month or a number, is followed by what it belongs to. */
export function formatTitle(entity: Entity<any>, { id, title, of }: TitleParts, language: InterfaceLanguage): string {
  const own = titleText(entity, id, title, language) ?? `#${id}`;
  const isText = entity.title !== 'id' && entity.fields[entity.title].kind !== 'month';
  return of && !isText ? `${own} · ${of}` : own;
}

/** What stands for a record among those that may be chosen by who cannot look at them: always with what it belongs to. */
export const formatOption = (entity: Entity<any>, { id, title, of }: TitleParts, language: InterfaceLanguage): string =>
  [titleText(entity, id, title, language) ?? `#${id}`, of].filter(Boolean).join(' · ');

export const titleOf = (entity: Entity<any>, record: Known, language: InterfaceLanguage): string =>
  formatTitle(
    entity,
    { id: record.id, title: record[entity.title], of: record.titles?.[ownerOf(entity) ?? ''] },
    language,
  );
