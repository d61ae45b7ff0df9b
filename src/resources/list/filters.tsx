import { useListContext, useTranslate } from 'ra-core';
import { useMemo, useRef, type ReactElement } from 'react';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import { listRangeKeys, isFiltered, isRanged, maxSearch } from '#domain/kit/listFilters.ts';
import type { Role } from '#domain/roles.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { SearchFrame } from '../../ui/SearchFrame.tsx';
import { Select, type ChoiceProps } from '../inputs/choices.tsx';
import { KindInput } from '../inputs/KindInput.tsx';
import { RefFilter } from '../inputs/RefInput.tsx';
import { useFramed, type FramedProps } from '../inputs/useFramed.ts';
import { CodeFilter } from './CodeFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';

/** What react-admin's choice of filters reads from the elements too. */
export interface FilterProps extends FramedProps {
  alwaysOn?: boolean;
  /** It has two ends, each with a key of its own. */
  ranged?: true;
}
export type Filter = ReactElement<FilterProps>;

/** What a list's query calls a filter. */
export const listFilterKeys = ({ props: { source, ranged } }: Filter): readonly string[] =>
  ranged ? listRangeKeys(source) : [source];

function YesNo(props: FramedProps) {
  const translate = useTranslate();
  const options = ['true', 'false'].map((code) => ({
    code,
    name: translate(`common.${code === 'true' ? 'yes' : 'no'}`),
  }));
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
  const props = { source: name, label };
  if (isRanged(field)) return <RangeFilter key={name} {...props} field={field} ranged />;
  if (field.kind === 'flag') return <YesNo key={name} {...props} />;
  if (field.kind === 'ref') return <RefFilter key={name} {...props} entity={entity} />;
  if (field.kind === 'choice' || field.kind === 'choices')
    return field.options ? (
      <ChoiceFilter key={name} {...props} name={name} field={field} alwaysOn={field.filter} />
    ) : (
      <CodeFilter key={name} {...props} />
    );
  return <KindInput key={name} {...props} name={name} field={field} />;
}

/** The filters of a generated list: search, and closed choices that are asked for often, always shown, the rest on demand. */
export function useFilters(entity: Entity<any>): Filter[] {
  const translate = useTranslate();
  const role = currentRole()!;
  return useMemo(() => getFilters(entity, role, translate), [entity, role, translate]);
}

function getFilters(entity: Entity<any>, role: Role, translate: Translate): Filter[] {
  const searched = fieldsOf(entity).some(([, field]) => field.search);
  const filters = fieldsOf(entity)
    .filter(([, field]) => isFiltered(field) && mayRead(field, role))
    .map((field) => createFilter(entity, field, translate(`resources.${resourceOf(entity)}.fields.${field[0]}`)));
  return searched
    ? [<Search key="q" source="q" label={translate('ra.action.search')} alwaysOn />, ...filters]
    : filters;
}
