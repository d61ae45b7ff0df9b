import { useEffect } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { getDisplayName, type UserInfo } from '../../lib/session/session.ts';
import { endViewing, getViewingEnd } from '../../lib/session/viewing.ts';
import css from './ViewingBanner.module.css';

/** Says at all times that the portal is seen as an author sees it, and ends that, at the latest when its time is over. */
export function ViewingBanner({ user }: { user: UserInfo }) {
  const t = useT();
  const language = useLanguage();
  const until = getViewingEnd();
  useEffect(() => {
    const timer = setTimeout(() => void endViewing(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <aside className={css.banner} aria-label={t('accounts.shared.viewing.label')}>
      <p>{t('accounts.shared.viewing.banner', { name: getDisplayName(user), time: formatTime(until, language) })}</p>
      <button type="button" className="button" onClick={() => void endViewing()}>
        {t('accounts.shared.viewing.end')}
      </button>
    </aside>
  );
}
