import { useListContext, useTranslate } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { maxSearch } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { localWall } from '../../lib/time/localWall.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Select, type ChoiceProps } from '../inputs/choices.tsx';
import { KindInput } from '../inputs/KindInput.tsx';
import { RefFilter } from '../inputs/RefInput.tsx';
import { Day, Month } from '../inputs/textInputs.tsx';
import { useFramed, type FramedProps } from '../inputs/useFramed.ts';
import css from './filters.module.css';

/** What react-admin's choice of filters reads from the elements too. */
export interface FilterProps extends FramedProps {
  alwaysOn?: boolean;
}
export type Filter = ReactElement<FilterProps>;

function YesNo(props: FramedProps) {
  const translate = useTranslate();
  const options = ['true', 'false'].map((code) => ({
    code,
    name: translate(`common.${code === 'true' ? 'yes' : 'no'}`),
  }));
  return <Select {...props} options={options} asFilter />;
}

/** An instant is asked for by its day where the reader is, as the list shows it. */
function TimeEnd(props: FramedProps) {
  const edge = props.source.endsWith('_from') ? 'T00:00:00.000' : 'T23:59:59.999';
  const { frame, control } = useFramed(props, {
    format: (value?: string) => (value ? localWall(value).day : ''),
    parse: (day) => (day ? new Date(`${day}${edge}`).toISOString() : ''),
  });
  return <TextInput {...frame} {...control} type="date" />;
}

const ends = { date: Day, month: Month, time: TimeEnd };

function Search(props: FilterProps) {
  const { control } = useFramed(props);
  return (
    <input
      {...control}
      type="search"
      className={`control ${css.search}`}
      aria-label={props.label}
      placeholder={props.label}
      maxLength={maxSearch}
    />
  );
}

/** What a list begins with may be several options at once: they are shown, and chosen from then on, as several. */
function ChoiceFilter(props: FilterProps & ChoiceProps) {
  const { filterValues } = useListContext();
  const kind = Array.isArray(filterValues[props.name]) ? 'choices' : 'choice';
  return <KindInput {...props} field={{ ...props.field, kind }} asFilter />;
}

type Translate = (key: string, args?: object) => string;

function filtersFor(
  entity: Entity<any>,
  [name, field]: ReturnType<typeof fieldsOf>[number],
  label: string,
  translate: Translate,
): Filter[] {
  if (field.kind === 'date' || field.kind === 'time' || field.kind === 'month') {
    const End = ends[field.kind];
    return (['from', 'to'] as const).map((end) => (
      <End key={`${name}_${end}`} source={`${name}_${end}`} label={translate(`common.${end}`, { label })} />
    ));
  }
  const props = { source: name, label };
  if (field.kind === 'flag') return [<YesNo key={name} {...props} />];
  if (field.kind === 'ref') return [<RefFilter key={name} {...props} entity={entity} />];
  if (field.kind === 'choice') return [<ChoiceFilter key={name} {...props} name={name} field={field} alwaysOn />];
  return [<KindInput key={name} {...props} name={name} field={field} />];
}

/** The filters of a generated list: search and closed choices always shown, the rest on demand. */
export function useFilters(entity: Entity<any>): Filter[] {
  const translate = useTranslate();
  const role = currentRole()!;
  return useMemo(() => filtersOf(entity, role, translate), [entity, role, translate]);
}

function filtersOf(entity: Entity<any>, role: Role, translate: Translate): Filter[] {
  const searched = fieldsOf(entity).some(([, field]) => field.search);
  const filters = fieldsOf(entity)
    .filter(([, field]) => field.filter && mayRead(field, role))
    .flatMap((field) =>
      filtersFor(entity, field, translate(`resources.${resourceOf(entity)}.fields.${field[0]}`), translate),
    );
  return searched
    ? [<Search key="q" source="q" label={translate('ra.action.search')} alwaysOn />, ...filters]
    : filters;
}
