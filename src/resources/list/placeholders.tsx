import { useListContext, useTranslate } from 'ra-core';
import css from './table.module.css';

const rows = [...Array(5).keys()];

/** A table whose rows have not come yet. */
export const Coming = ({ columns }: { columns: number }) => (
  <div aria-busy="true">
    {rows.map((row) => (
      <div key={row} className={css.coming}>
        {[...Array(columns).keys()].map((column) => (
          <span key={column} />
        ))}
      </div>
    ))}
  </div>
);

/** No record is as the filters want it. */
export function NothingFound() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <p className={css.nothing}>
      {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results')}
      {isFiltered && (
        <button type="button" className="button quiet" onClick={() => setFilters({}, {})}>
          {translate('ra.navigation.clear_filters')}
        </button>
      )}
    </p>
  );
}
