import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import type { ListedStatement } from './listedStatement.ts';
import css from './Statements.module.css';

/** What has happened to a statement up to its payment. */
export function Timeline({ statement: { month, timeline, paid_on } }: { statement: ListedStatement }) {
  const t = useT();
  const language = useLanguage();
  const formatDate = useFormatDate();
  return (
    <details className={css.timeline}>
      <summary aria-label={t('statements.author.timeline.of', { month: formatDate(month) })}>
        {t('statements.author.timeline.title')}
      </summary>
      <ol>
        {timeline.map(({ event, at, reason }) => (
          <li key={`${event} ${at}`}>
            <time dateTime={event === 'paid' ? paid_on! : at}>
              {event === 'paid' ? formatDate(paid_on!) : formatTime(at, language)}
            </time>
            <span>
              {t(`statements.author.timeline.${event}`)}
              {reason && <span className="note"> · {reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
