import { useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import type { OwnEntry } from './useOwnEntries.ts';

/** Why a story that was entered does not take part as it is, as long as it can be withdrawn. */
export function UnfitNote({ entry: { contest, entry, unfit } }: { entry: OwnEntry }) {
  const t = useT();
  const formatDate = useFormatDate();
  if (entry !== 'unfit' || !unfit || contest.announced) return null;
  return (
    <p className="note">
      {t(`contests.author.obstacle.${unfit}`, { day: formatDate(contest.signed_since) })} {t('contests.author.unfit')}
    </p>
  );
}
