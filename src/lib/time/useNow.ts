import { useEffect, useState } from 'react';
import { minuteLong } from '#domain/shared/clock.ts';

/** The present instant, renewed each minute, and as each of `turns` (of `Date.now()`) comes. */
export function useNow(...turns: number[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = Math.min(...turns.filter((turn) => turn > now.getTime()));
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), Math.min(minuteLong, next - now.getTime()));
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
}
