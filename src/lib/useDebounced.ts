import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for some milliseconds: what is asked for it is not asked with each key. */
export function useDebounced<T>(value: T, ms = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
