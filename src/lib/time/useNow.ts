import { useEffect, useState } from 'react';
import { minuteLong } from '#domain/shared/clock.ts';

/** The present instant, renewed each minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteLong);
    return () => clearInterval(timer);
  }, []);
  return now;
}
