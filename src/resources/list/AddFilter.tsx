import { useListContext, useTranslate } from 'ra-core';
import { useKeysOn } from '../../lib/singleKeys.ts';
import { getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { listFilterKeys, type Filter } from './filters.tsx';
import { filterButtonId, listKeyNames } from './keys/listKeys.ts';
import { useHideFilter } from './useHideFilter.ts';
import css from './filters.module.css';

const drawing = 50;

/** Puts filters beside those that are always there, and takes them away again. */
export function AddFilter({ filters }: { filters: Filter[] }) {
  const translate = useTranslate();
  const { displayedFilters, filterValues, showFilter, setFilters } = useListContext();
  const hide = useHideFilter();
  const [keysOn] = useKeysOn();
  const isShown = (filter: Filter) =>
    displayedFilters[filter.props.source] === true ||
    listFilterKeys(filter).some((key) => filterValues[key] !== undefined);
  const toggle = (filter: Filter) => {
    if (isShown(filter)) return hide(filter);
    const { source } = filter.props;
    showFilter(source, undefined);
    // It is written into next, and drawn once the list's address has changed.
    setTimeout(() => document.getElementById(getFrameIds(source).control)?.focus(), drawing);
  };
  return (
    <Popover
      id={filterButtonId}
      className="button quiet"
      aria-keyshortcuts={keysOn ? listKeyNames.filter : undefined}
      label={translate('ra.action.add_filter')}
      side="end"
    >
      {(close) => (
        <>
          {filters.map((filter) => (
            <label key={filter.props.source}>
              <input
                type="checkbox"
                checked={isShown(filter)}
                onChange={() => {
                  close();
                  toggle(filter);
                }}
              />{' '}
              {filter.props.label}
            </label>
          ))}
          <button
            type="button"
            className={css.clear}
            disabled={Object.keys(filterValues).length === 0}
            onClick={() => {
              close();
              setFilters({}, {});
            }}
          >
            {translate('ra.action.remove_all_filters')}
          </button>
        </>
      )}
    </Popover>
  );
}
