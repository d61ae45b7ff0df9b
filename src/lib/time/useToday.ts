import { useState } from 'react';
import { dayOf } from '#domain/shared/clock.ts';

/** The UTC+8 day on which the part of the page was opened. */
export function useToday(): string {
  const [today] = useState(() => dayOf(new Date()));
  return today;
}
