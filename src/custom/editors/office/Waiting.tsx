import { formatNumber } from '#domain/kit/figures.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatAgo } from '#domain/shared/formatSpans.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useNow } from '../../../lib/time/useNow.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';

interface Props {
  of: { count: number; oldest: string | null; late: number };
  /** Where all of it is listed, and what is late. */
  to?: { all: string; late: string };
}

/** How many wait, since when the first does, and how many are late. */
export function Waiting({ of: { count, oldest, late }, to }: Props) {
  const t = useT();
  const locale = useLanguage();
  const now = useNow();
  if (count === 0) return '–';
  const lateText = t('editors.office.load.late', { count: late });
  return (
    <>
      {to ? <Link to={to.all}>{formatNumber(count, locale)}</Link> : formatNumber(count, locale)}
      {oldest && (
        <small>
          <time dateTime={oldest} title={formatTime(oldest, locale)}>
            {t('editors.office.load.oldest', { ago: formatAgo(oldest, now, locale) })}
          </time>
        </small>
      )}
      {late > 0 && (
        <small>
          <StateChip tone="bad">{to ? <Link to={to.late}>{lateText}</Link> : lateText}</StateChip>
        </small>
      )}
    </>
  );
}
