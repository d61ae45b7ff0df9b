import { useListContext } from 'ra-core';
import { listFilterKeys, type Filter } from './filters.tsx';

const without = <T extends object>(from: T, keys: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key))) as Partial<T>;

/** Takes a filter away, with what it asks for. */
export function useHideFilter() {
  const { displayedFilters, filterValues, setFilters } = useListContext();
  return (filter: Filter) => {
    const keys = listFilterKeys(filter);
    setFilters(without(filterValues, keys), without(displayedFilters, [filter.props.source, ...keys]));
  };
}
