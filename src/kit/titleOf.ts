import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
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
  return entity.fields[entity.title].kind === 'month' ? formatMonth(String(value), language) : String(value);
}

/** What stands for a record. One that many share, a month or a number, is followed by what it belongs to. */
export function titleOf(entity: Entity<any>, record: Known, language: InterfaceLanguage): string {
  const own = titleText(entity, record.id, record[entity.title], language) ?? `#${record.id}`;
  const isText = entity.title !== 'id' && entity.fields[entity.title].kind !== 'month';
  const [owner = ''] = fieldsOf(entity).find(([, { kind, required }]) => kind === 'ref' && required) ?? [];
  const of = isText ? undefined : record.titles?.[owner];
  return of ? `${own} · ${of}` : own;
}
