import { formatTimeIn } from '#domain/shared/formatDates.ts';
import { houseZone } from '#domain/shared/zones.ts';
import { useLanguage, useT } from '../i18n/index.ts';
import { formatOwnTime, livesByHouse } from '../lib/time/zones.ts';
import css from './DualTime.module.css';

/** An instant in a table: in UTC+8, and below it by the reader's own clock where that shows something else. */
export function DualTime({ instant }: { instant: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <time className={css.time} dateTime={instant}>
      {formatTimeIn(instant, language, houseZone)} UTC+8
      {!livesByHouse() && <small>{t('common.office.own_time', { own: formatOwnTime(instant, language) })}</small>}
    </time>
  );
}
