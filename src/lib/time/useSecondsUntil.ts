import { useEffect, useState } from 'react';

const countSecondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** The seconds until an instant of `Date.now()`, counted down to 0. */
export function useSecondsUntil(until = 0): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (countSecondsTo(until) === 0) return undefined;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (countSecondsTo(until) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return countSecondsTo(until);
}
