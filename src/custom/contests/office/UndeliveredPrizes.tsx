import { useNotify } from 'ra-core';
import { user } from '#domain/accounts/user.entity.ts';
import { deliverPrize } from '#domain/contests/decision.calls.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';
import { contestResultKeys } from '../queryKeys.ts';
import type { ContestJudging } from './useContestJudging.ts';

/** What was claimed besides an amount, to be handed over by somebody of the staff; nothing where there is none. */
export function UndeliveredPrizes({ undelivered }: { undelivered: ContestJudging['undelivered'] }) {
  const t = useT();
  const notify = useNotify();
  const formatDate = useFormatDate();
  const { run, pending } = useCommand(deliverPrize, {
    onSuccess: () => notify('contests.seldom.undelivered.done', { type: 'success' }),
    invalidatesAlways: [contestResultKeys.all],
  });
  if (undelivered.length === 0) return null;
  return (
    <section className="card" aria-labelledby="contest-undelivered">
      <h2 id="contest-undelivered">{t('contests.seldom.undelivered.title')}</h2>
      <p className="note">{t('contests.seldom.undelivered.note')}</p>
      <ul className="list">
        {undelivered.map(({ id, title, language, author, author_id, place, besides, claimed_at }) => (
          <li key={id} data-actions={`${title} · ${besides}`}>
            <b lang={language}>{title}</b> {`${t('contests.seldom.place')} ${place}`}
            <p lang="en">{besides}</p>
            <p className="note">
              <Link to={`/${resourceOf(user)}/${author_id}`}>{author}</Link>
              {` · ${t('contests.seldom.undelivered.claimed', { day: formatDate(dayOf(new Date(claimed_at))) })}`}
            </p>
            <AskButton
              className="button quiet"
              action={t('contests.seldom.undelivered.go')}
              title={t('contests.seldom.undelivered.ask', { title })}
              disabled={pending}
              onDo={() => run({ params: { id } })}
            >
              <p>{t('contests.seldom.undelivered.text')}</p>
            </AskButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
