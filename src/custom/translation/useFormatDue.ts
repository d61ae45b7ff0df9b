import { endOfDay } from '#domain/shared/clock.ts';
import { useT } from '../../i18n/index.ts';
import { useDualTime } from '../../lib/time/zones.ts';

/** Says until when a task is due, in UTC+8 and by the reader's own clock. */
export function useFormatDue(): (ends_on: string) => string {
  const t = useT();
  const formatDual = useDualTime('common.office.both');
  return (ends_on) => t('translation.office.progress.due', { date: formatDual(endOfDay(ends_on).toISOString()) });
}
