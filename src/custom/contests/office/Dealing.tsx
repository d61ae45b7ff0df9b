import { useNotify } from 'ra-core';
import { hasClosed } from '#domain/contests/contest.ts';
import { contestCriterion } from '#domain/contests/contestCriterion.entity.ts';
import { contestJudge } from '#domain/contests/contestJudge.entity.ts';
import { canStep, hasReached } from '#domain/contests/contestStage.ts';
import { dealContest } from '#domain/contests/decision.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { contestResultKeys } from '../queryKeys.ts';
import type { ContestJudging } from './useContestJudging.ts';

/** Who judges a contest and how far they are, and what gives them its entries. */
export function Dealing({ judging: { contest, judges, criteria, entries, prizes } }: { judging: ContestJudging }) {
  const t = useT();
  const formatCount = useFormatCount();
  const notify = useNotify();
  const language = useLanguage();
  const formatDate = useFormatDate();
  const number = (value: number) => formatNumber(value, language);
  const now = useNow();
  const unreadable = entries.filter(({ readable }) => !readable);
  const closed = hasClosed(contest, now);
  const { run, pending } = useCommand(dealContest, {
    onSuccess: ({ dealt, short }) => {
      const sentences = [t('contests.seldom.dealt', { count: dealt })];
      if (short > 0) sentences.push(formatCount('contests.seldom.short', short));
      notify(sentences.join(' '), { type: short > 0 ? 'warning' : 'success' });
    },
    invalidatesAlways: [contestResultKeys.all],
  });
  const addTo = (entity: Entity<any>) =>
    `/${resourceOf(entity)}/create?${new URLSearchParams({ source: JSON.stringify({ contest_id: contest.id }) })}`;
  return (
    <section className="card" aria-labelledby="contest-judges">
      <div className="bar">
        <h2 id="contest-judges">{t('contests.seldom.judges')}</h2>
        <div className="actions" data-actions="">
          <span className="note">{formatCount('contests.seldom.criteria', criteria)}</span>
          {canStep('set_criteria', contest, now) && (
            <Link className="button quiet" to={addTo(contestCriterion)}>
              {t('contests.seldom.add_criterion')}
            </Link>
          )}
          <Link className="button quiet" to={addTo(contestJudge)}>
            {t('contests.seldom.add_judge')}
          </Link>
          {prizes.length > 0 && canStep('deal', contest, now) && (
            <Deal
              pending={pending}
              isFirst={!hasReached('dealt', contest, now)}
              onDo={() => run({ params: { id: contest.id } })}
            />
          )}
        </div>
      </div>
      <p className="note">
        {closed
          ? prizes.length === 0
            ? t('contests.office.errors.no_prizes')
            : t('contests.seldom.deal_hint', { each: contest.judges_each })
          : t('contests.seldom.closing', { day: formatDate(contest.closes_on) })}
      </p>
      {unreadable.length > 0 && !hasReached('decided', contest, now) && (
        <div className="problem">
          <p>{t('contests.seldom.unreadable')}</p>
          <ul className="list">
            {unreadable.map(({ id, title, language: storyLanguage }) => (
              <li key={id} lang={storyLanguage}>
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
      {judges.length === 0 ? (
        <p className="muted">{t('contests.seldom.no_judges')}</p>
      ) : (
        <Scroller>
          <table className="table figures">
            <thead>
              <tr>
                <th scope="col">{t('contests.seldom.judges')}</th>
                <th scope="col">{t('contests.seldom.to_do')}</th>
                <th scope="col">{t('contests.seldom.done')}</th>
              </tr>
            </thead>
            <tbody>
              {judges.map(({ id, name, dealt, given }) => (
                <tr key={id}>
                  <th scope="row" translate="no">
                    {name}
                  </th>
                  <td>{number(dealt)}</td>
                  <td>{number(given)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  );
}

/** Deals; asks the first time, after which the criteria stay as they are. */
function Deal({ isFirst, pending, onDo }: { isFirst: boolean; pending: boolean; onDo: () => Promise<unknown> }) {
  const t = useT();
  if (isFirst)
    return (
      <AskButton
        action={t('contests.seldom.deal')}
        title={t('contests.seldom.deal_ask')}
        disabled={pending}
        onDo={onDo}
      >
        <p>{t('contests.seldom.deal_binds')}</p>
      </AskButton>
    );
  return (
    <button type="button" className="button quiet" disabled={pending} onClick={() => void onDo()}>
      {t('contests.seldom.deal_rest')}
    </button>
  );
}
