import { useEffect, useState } from 'react';
import css from './SearchBox.module.css';

const pause = 300;

interface Props {
  value: string;
  label: string;
  onSearch: (typed: string) => void;
}

/** Searches when the typing pauses; Escape empties it. */
export function SearchBox({ value, label, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <input
      className={`control ${css.search}`}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
    />
  );
}
