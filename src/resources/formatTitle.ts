import { getEntity } from '#domain/entities.ts';
import { isMonth } from '#domain/kit/dates.ts';
import { findOwnerField, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { formatOrdinal } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { currentProvider } from '../i18n/index.ts';
import { formatChoice } from './formatChoice.ts';

interface Known {
  id: number | string;
  titles?: Record<string, string | number | null>;
  [name: string]: unknown;
}

const getName = (entity: Entity<any>): string =>
  currentProvider().translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });

const getOption = (entity: Entity<any>, name: string, value: unknown): string =>
  formatChoice(resourceOf(entity), name, entity.fields[name], String(value), currentProvider().translate);

/** Is its records' number all that stands for one of them? */
const hasNumberOnly = ({ title, untitled }: Entity<any>): boolean => title === 'id' && untitled === undefined;

/** A title as it is read, 'Chapter 5' of the number that stands for one; undefined where the record has neither. */
export function formatKnownTitle(
  entity: Entity<any>,
  id: number | string,
  value: unknown,
  language: InterfaceLanguage,
): string | undefined {
  if (hasNumberOnly(entity)) return `#${id}`;
  if (value === null || value === undefined || value === '') return undefined;
  if (entity.title === 'id') return `${getName(entity)} ${formatOrdinal(Number(value), language)}`;
  const { kind }: Field = entity.fields[entity.title];
  if (typeof value === 'number' && kind === 'text') return `${getName(entity)} ${formatOrdinal(value, language)}`;
  if (kind === 'choice') return getOption(entity, entity.title, value);
  const text = String(value);
  return kind === 'month' && isMonth(text) ? formatMonth(text, language) : text;
}

/** The language that a record's title is written in; undefined where it is the reader's own, or none. */
export const getTitleLanguage = (entity: Entity<any>, record: Known): string | undefined =>
  entity.title in entity.fields && typeof record.language === 'string' ? record.language : undefined;

/** What stands for a record without a title: 'Chapter 5' or the like; its number where nothing says more. */
export function formatUntitled(entity: Entity<any>, record: Known, language: InterfaceLanguage): string {
  const name = entity.untitled;
  const value = name === undefined ? undefined : record[name];
  if (name === undefined || value === undefined || value === null) return `#${record.id}`;
  if (typeof value === 'number') return `${getName(entity)} ${formatOrdinal(value, language)}`;
  return getOption(entity, name, value);
}

/** A number says nothing without what it numbers. */
const formatNamed = (entity: Entity<any>, text: string) =>
  hasNumberOnly(entity) ? `${getName(entity)} ${text}` : text;

/** What a record belongs to; a number alone would be taken for the record's own. */
function formatOwner(entity: Entity<any>, of: string | number, language: InterfaceLanguage): string {
  const owner = getEntity((entity.fields[findOwnerField(entity)!] as Field).to!);
  return formatNamed(owner, formatKnownTitle(owner, of, of, language) ?? String(of));
}

interface TitleParts {
  id: number | string;
  title: unknown;
  of: string | number | null | undefined;
}

/** Does a title alone tell its record from others? A month, a choice or a number does not. */
const isTelling = (entity: Entity<any>): boolean =>
  entity.title !== 'id' && ['text', 'longText'].includes(entity.fields[entity.title].kind);

const joinOwner = (
  entity: Entity<any>,
  own: string,
  of: string | number | null | undefined,
  language: InterfaceLanguage,
) => (of ? `${own} · ${formatOwner(entity, of, language)}` : own);

/** What stands for a record. A title that many share, or none, is followed by what it belongs to. */
export function formatTitle(entity: Entity<any>, { id, title, of }: TitleParts, language: InterfaceLanguage): string {
  const own = formatKnownTitle(entity, id, title, language);
  return typeof title === 'string' && own && isTelling(entity) ? own : joinOwner(entity, own ?? `#${id}`, of, language);
}

/** What stands for a record among those that may be chosen by who cannot look at them: always with what it belongs to. */
export const formatOption = (entity: Entity<any>, { id, title, of }: TitleParts, language: InterfaceLanguage): string =>
  joinOwner(entity, formatKnownTitle(entity, id, title, language) ?? `#${id}`, of, language);

export function formatRecordTitle(entity: Entity<any>, record: Known, language: InterfaceLanguage): string {
  const title = record[entity.title === 'id' ? (entity.untitled ?? 'id') : entity.title];
  const own = formatKnownTitle(entity, record.id, title, language);
  if (own !== undefined && isTelling(entity)) return own;
  const of = record.titles?.[findOwnerField(entity) ?? ''];
  return joinOwner(entity, own ?? formatUntitled(entity, record, language), of, language);
}

/** The same above its page, where nothing else says what it is. */
export const formatHeading = (entity: Entity<any>, record: Known, language: InterfaceLanguage): string =>
  formatNamed(entity, formatRecordTitle(entity, record, language));
