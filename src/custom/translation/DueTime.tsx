import { endOfDay } from '#domain/shared/clock.ts';
import { formatTimeIn } from '#domain/shared/formatDates.ts';
import { houseZone } from '#domain/shared/zones.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { formatOwnTime, livesByHouse } from '../../lib/time/zones.ts';
import css from './dueTime.module.css';

/** Until when a task is due, in a table: in UTC+8, and below it by the reader's own clock where that shows something else. */
export function DueTime({ ends_on }: { ends_on: string }) {
  const t = useT();
  const language = useLanguage();
  const instant = endOfDay(ends_on).toISOString();
  return (
    <time className={css.due} dateTime={instant}>
      {formatTimeIn(instant, language, houseZone)} UTC+8
      {!livesByHouse() && <small>{t('common.office.own_time', { own: formatOwnTime(instant, language) })}</small>}
    </time>
  );
}
