import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import type { Contest } from '../useContest.ts';
import css from './Event.module.css';

/** The stories that take part in full: how many, and the first of them. */
export function FullEntries({ contest: { entries } }: { contest: Contest }) {
  const t = useT();
  const formatCount = useFormatCount();
  const { count, items } = entries;
  return (
    <section className="card" aria-labelledby="contest-entries">
      <h2 id="contest-entries">{t('contests.event.entries.title')}</h2>
      {count === 0 ? (
        <p className="muted">{t('contests.event.entries.none')}</p>
      ) : (
        <>
          <p>{formatCount('contests.event.entries.count', count)}</p>
          <ul className={css.entries}>
            {items.map(({ title, language, pen_name }) => (
              <li key={`${title} ${pen_name}`}>
                <b lang={language}>{title}</b>
                <span className="note" translate="no">
                  {pen_name}
                </span>
              </li>
            ))}
          </ul>
          {count > items.length && (
            <p className="note">{formatCount('contests.event.entries.more', count - items.length)}</p>
          )}
        </>
      )}
    </section>
  );
}
