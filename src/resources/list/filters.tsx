import { useListContext, useTranslate } from 'ra-core';
import { useMemo, useRef, type ReactElement } from 'react';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import {
  getOperatorKey,
  isDated,
  isFiltered,
  isRanged,
  listOperators,
  listValueKeys,
  type Operator,
} from '#domain/kit/listFilters.ts';
import { maxSearch } from '#domain/kit/searchLimit.ts';
import { listPaths } from '#domain/relations.ts';
import type { Role } from '#domain/roles.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { SearchFrame } from '../../ui/SearchFrame.tsx';
import { Select, type ChoiceProps } from '../inputs/choices.tsx';
import { KindInput } from '../inputs/KindInput.tsx';
import { RefFilter, RefSearch } from '../inputs/RefInput.tsx';
import { useFramed, type FramedProps } from '../inputs/useFramed.ts';
import { usePathLabel } from '../useFieldLabel.ts';
import { CodeFilter } from './CodeFilter.tsx';
import { DateRangeFilter, NumberRangeFilter } from './RangeFilter.tsx';

/** What react-admin's choice of filters reads from the elements too. */
export interface FilterProps extends FramedProps {
  alwaysOn?: boolean;
  /** What a list's query calls its values. */
  valueKeys: readonly string[];
  /** What may be asked besides that. */
  operators: readonly Operator[];
}
export type Filter = ReactElement<FilterProps>;

/** What a list's query calls a filter. */
export const listFilterKeys = ({ props: { source, valueKeys, operators } }: Filter): readonly string[] =>
  operators.length > 0 ? [...valueKeys, getOperatorKey(source)] : valueKeys;

function YesNo(props: FramedProps) {
  const translate = useTranslate();
  const options = ['true', 'false'].map((code) => ({
    code,
    name: translate(code === 'true' ? 'common.office.yes' : 'common.office.no'),
  }));
  return <Select {...props} options={options} asFilter />;
}

/** Of what is not filtered by what it holds: whether there is anything. */
function Emptiness(props: FilterProps) {
  const t = useT();
  const options = (['filled', 'empty'] as const).map((code) => ({ code, name: t(`common.office.filter.${code}`) }));
  return <Select {...props} options={options} asFilter />;
}

/** Has the focus by `/`, as in the code hosts and mail programs that people know. */
function Search(props: FilterProps) {
  const { ref, ...control } = useFramed(props).control;
  const box = useRef<HTMLInputElement>(null);
  const [keysOn] = useKeysOn();
  const search = () => {
    box.current?.focus();
    box.current?.select();
  };
  useSingleKeys(keysOn, { '/': 'search' }, { search });
  return (
    <SearchFrame>
      <input
        {...control}
        ref={(input) => {
          box.current = input;
          ref(input);
        }}
        aria-keyshortcuts={keysOn ? '/' : undefined}
        type="search"
        className="control"
        aria-label={props.label}
        placeholder={props.label}
        maxLength={maxSearch}
      />
    </SearchFrame>
  );
}

/** What a list begins with may be several options at once: they are shown, and chosen from then on, as several. */
function ChoiceFilter(props: FilterProps & ChoiceProps) {
  const { filterValues } = useListContext();
  const kind = Array.isArray(filterValues[props.name]) ? 'choices' : 'choice';
  return <KindInput {...props} field={{ ...props.field, kind }} asFilter />;
}

type Translate = (key: string, args?: object) => string;

function createFilter(entity: Entity<any>, [name, field]: ReturnType<typeof fieldsOf>[number], label: string): Filter {
  const props = { source: name, label, valueKeys: listValueKeys(name, field), operators: listOperators(field) };
  if (!isFiltered(field)) {
    const source = getOperatorKey(name);
    return <Emptiness key={name} source={source} label={label} valueKeys={[source]} operators={[]} />;
  }
  if (isRanged(field)) {
    const Range = isDated(field) ? DateRangeFilter : NumberRangeFilter;
    return <Range key={name} {...props} field={field} />;
  }
  if (field.kind === 'flag') return <YesNo key={name} {...props} />;
  if (field.kind === 'ref') return <RefFilter key={name} {...props} entity={entity} />;
  if (field.kind === 'choice' || field.kind === 'choices')
    return field.options ? (
      <ChoiceFilter key={name} {...props} name={name} field={field} alwaysOn={field.filter} />
    ) : (
      <CodeFilter key={name} {...props} />
    );
  // Of a long text some words are typed, in a line.
  const line: Field = field.kind === 'longText' ? { ...field, kind: 'text', max: maxSearch } : field;
  return <KindInput key={name} {...props} name={name} field={line} />;
}

/** The filters of a generated list: search, and closed choices that are asked for often, always shown, the rest on demand. */
export function useFilters(entity: Entity<any>): Filter[] {
  const translate = useTranslate();
  const role = currentRole()!;
  const label = usePathLabel();
  return useMemo(
    () => [...getFilters(entity, role, translate), ...getPathFilters(entity, role, label)],
    [entity, role, translate, label],
  );
}

/** By what the rows belong to over several refs: applications by the author of their work. */
const getPathFilters = (entity: Entity<any>, role: Role, label: ReturnType<typeof usePathLabel>): Filter[] =>
  listPaths(entity, role).map(({ key, to }) => {
    const props = { source: key, label: label(entity, key), valueKeys: [key], operators: [] };
    return <RefSearch key={key} {...props} to={to} />;
  });

function getFilters(entity: Entity<any>, role: Role, translate: Translate): Filter[] {
  const searched = fieldsOf(entity).some(([, field]) => field.search);
  const filters = fieldsOf(entity)
    .filter(([, field]) => mayRead(field, role) && (isFiltered(field) || listOperators(field).length > 0))
    .map((field) => createFilter(entity, field, translate(`resources.${resourceOf(entity)}.fields.${field[0]}`)));
  return searched
    ? [
        <Search key="q" source="q" label={translate('ra.action.search')} valueKeys={['q']} operators={[]} alwaysOn />,
        ...filters,
      ]
    : filters;
}
