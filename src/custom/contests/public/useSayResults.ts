import { useT } from '../../../i18n/index.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useDualTime } from '../../../lib/time/zones.ts';

/** Says when the results of a contest come out, or were due. */
export function useSayResults(): (results_at: string) => string {
  const t = useT();
  const now = useNow().toISOString();
  const both = useDualTime('contests.event.both');
  return (results_at) =>
    t(`contests.event.results.${now < results_at ? 'coming' : 'past'}`, { time: both(results_at) });
}
