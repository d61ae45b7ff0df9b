import { FilterLiveForm, ListContextProvider, useListContext, useTranslate } from 'ra-core';
import { memo, useMemo, type ComponentProps } from 'react';
import { getOperatorKey } from '#domain/kit/listFilters.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { FilterOperator } from './FilterOperator.tsx';
import { listFilterKeys, type Filter } from './filters.tsx';
import { useHideFilter } from './useHideFilter.ts';
import css from './filters.module.css';

interface Props {
  filters: Filter[];
}

/** What is empty, or filled, is so whatever its values are. */
const isValueless = (values: Record<string, unknown>, { props: { source } }: Filter) =>
  ['empty', 'filled'].includes(String(values[getOperatorKey(source)]));

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The filters that are always there, those that were added, and those that the address has; a change is asked for at once. */
export function FilterForm({ filters }: Props) {
  const list = useListContext();
  const { displayedFilters, filterValues, setFilters } = list;
  // They are not drawn again for each change of the list: when rows come, or are marked.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const filtered = useMemo(() => list, [displayedFilters, filterValues, setFilters]);
  return (
    <ListContextProvider value={filtered}>
      <Filters filters={filters} />
    </ListContextProvider>
  );
}

const Filters = memo(function Filters({ filters }: Props) {
  const translate = useTranslate();
  const { displayedFilters, filterValues } = useListContext();
  const hide = useHideFilter();
  const visible = filters.filter(
    (filter) =>
      filter.props.alwaysOn ||
      displayedFilters[filter.props.source] ||
      listFilterKeys(filter).some((key) => isGiven(filterValues[key])),
  );
  return (
    <FilterLiveForm formComponent={Bar}>
      {visible.map((filter) => (
        <div key={filter.key} className={css.filter} data-valueless={isValueless(filterValues, filter) || undefined}>
          {filter.props.operators.length > 0 && <FilterOperator {...filter.props} />}
          {filter}
          {!filter.props.alwaysOn && (
            <CloseButton
              className={css.remove}
              label={translate('ra.action.remove_filter')}
              onClick={() => hide(filter)}
            />
          )}
        </div>
      ))}
    </FilterLiveForm>
  );
});

const Bar = (props: ComponentProps<'form'>) => <form {...props} className={css.bar} />;
