import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last drawing, for what is called between drawings. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
