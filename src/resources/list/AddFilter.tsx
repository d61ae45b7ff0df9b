import { useListContext, useTranslate } from 'ra-core';
import { frameIds } from '../../ui/fields/FieldFrame.tsx';
import { Popover } from '../../ui/Popover.tsx';
import type { Filter } from './filters.tsx';
import css from './filters.module.css';

const drawing = 50;

/** Puts filters beside those that are always there, and takes them away again. */
export function AddFilter({ filters }: { filters: Filter[] }) {
  const translate = useTranslate();
  const { displayedFilters, filterValues, showFilter, hideFilter, setFilters } = useListContext();
  const toggle = (source: string) => {
    if (displayedFilters[source]) return hideFilter(source);
    showFilter(source, undefined);
    // It is written into next, and drawn once the list's address has changed.
    setTimeout(() => document.getElementById(frameIds(source).control)?.focus(), drawing);
  };
  return (
    <Popover className="button quiet" label={translate('ra.action.add_filter')} side="end">
      {(close) => (
        <>
          {filters.map(({ props: { source, label } }) => (
            <label key={source}>
              <input
                type="checkbox"
                checked={Boolean(displayedFilters[source])}
                onChange={() => {
                  close();
                  toggle(source);
                }}
              />{' '}
              {label}
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
