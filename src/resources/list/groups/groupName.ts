import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Group } from '#domain/kit/listGroups.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { formatChoice } from '../../formatChoice.ts';
import { formatKnownTitle } from '../../formatTitle.ts';

type Translate = (key: string, args?: object) => string;

/** What a group is called, in the reader's words. */
export function formatGroup(
  entity: Entity<any>,
  by: string,
  { value, title }: Pick<Group, 'value' | 'title'>,
  t: Translate,
  language: InterfaceLanguage,
): string {
  const field: Field = entity.fields[by];
  if (value === null) return t('list-views.office.no_value');
  switch (field.kind) {
    case 'flag':
      return t(value ? 'common.office.yes' : 'common.office.no');
    case 'choice':
      return formatChoice(resourceOf(entity), by, field, String(value), t);
    case 'ref':
      return formatKnownTitle(getEntity(field.to!), Number(value), title, language) ?? `#${value}`;
    default:
      return formatMonth(String(value), language);
  }
}
