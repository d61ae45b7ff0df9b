import type { OfficeQueue } from '#domain/home/officeHome.calls.ts';
import type { QueueName } from '#domain/home/officeQueues.ts';
import { endSnooze } from '#domain/home/snoozes.calls.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatAgo } from '#domain/shared/formatSpans.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { officeHomeKeys } from '../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { currentRole } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { delegationKeys } from '../../../resources/queryKeys.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { getQueueAddress } from './queueAddress.ts';
import css from './OfficeHome.module.css';

/** The queues in which something waits, each with the way to it. */
export function Queues({ queues }: { queues: readonly OfficeQueue[] }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const role = currentRole();
  const waiting = queues.filter(({ count, snoozed }) => count + snoozed > 0);
  if (!role || waiting.length === 0)
    return (
      <>
        <p>{t('home.office.none')}</p>
        <p className="note">{t('home.office.none_text')}</p>
      </>
    );
  return (
    <ul className={css.queues}>
      {waiting.map(({ name, count, oldest, late, snoozed }) => (
        <li key={name}>
          <Link className={css.queue} to={getQueueAddress(name, role)}>
            <span className={css.count}>{formatNumber(count, language)}</span>
            <span className={css.facts}>
              <span className={css.name}>{t(`home.office.queues.${name}`)}</span>
              {late > 0 && <StateChip tone="bad">{t('home.office.late', { count: late })}</StateChip>}
              {oldest && (
                <time className={css.oldest} dateTime={oldest} title={formatTime(oldest, language)}>
                  {t('home.office.oldest', { ago: formatAgo(oldest, now, language) })}
                </time>
              )}
            </span>
          </Link>
          {snoozed > 0 && <Snoozed name={name} count={snoozed} />}
        </li>
      ))}
    </ul>
  );
}

/** How many of a queue its reader has put off, and the way to have them back. */
function Snoozed({ name, count }: { name: QueueName; count: number }) {
  const t = useT();
  const language = useLanguage();
  const { run, pending } = useCommand(endSnooze, { invalidates: [officeHomeKeys.all, delegationKeys.all] });
  return (
    <p className={css.snoozed}>
      {t('home.office.snooze.count', { count: formatNumber(count, language) })}{' '}
      <button
        type="button"
        className="link"
        disabled={pending}
        aria-label={`${t('home.office.snooze.back')}: ${t(`home.office.queues.${name}`)}`}
        onClick={() => void run({ body: { queue: name } })}
      >
        {t('home.office.snooze.back')}
      </button>
    </p>
  );
}
