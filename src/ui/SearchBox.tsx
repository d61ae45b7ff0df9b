import { useEffect, useRef, useState } from 'react';
import { maxSearch } from '#domain/kit/paging.ts';
import { ResultCount } from './ResultCount.tsx';
import { SearchFrame } from './SearchFrame.tsx';

const pause = 300;

interface Props {
  value: string;
  label: string;
  onSearch: (typed: string) => void;
  /** How many there are, once that is known. */
  resultCount: number | undefined;
}

/** Searches when the typing pauses; Escape empties it. */
export function SearchBox({ value, label, onSearch, resultCount }: Props) {
  const [typed, setTyped] = useState(value);
  // What was asked for last. Only another value than that, as 'Back' brings it, replaces what stands in the box.
  const lastSearch = useRef(value);
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const query = typed.trim();
    if (query === lastSearch.current) return undefined;
    const timer = setTimeout(() => {
      lastSearch.current = query;
      onSearch(query);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <SearchFrame>
      <input
        className="control"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxSearch}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
      <ResultCount isSearched={value !== ''} count={resultCount} />
    </SearchFrame>
  );
}
