import { useNotify } from 'ra-core';
import { useState } from 'react';
import { resubmitAward } from '#domain/contests/decision.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';
import { contestResultKeys } from '../queryKeys.ts';
import { useWholeMoney } from '../useWholeMoney.ts';
import type { ContestJudging } from './useContestJudging.ts';

type Rejected = ContestJudging['rejected'][number];

/** Prizes and incentives that finance has rejected, to be put forward again; nothing where there are none. */
export function RejectedAwards({ rejected }: { rejected: readonly Rejected[] }) {
  const t = useT();
  const notify = useNotify();
  const amount = useWholeMoney();
  const [chosen, setChosen] = useState<Rejected>();
  if (rejected.length === 0) return null;
  return (
    <section className="card" aria-labelledby="contest-rejected">
      <h2 id="contest-rejected">{t('contests.office.rejected.title')}</h2>
      <ul className="list">
        {rejected.map((one) => {
          const award =
            one.place === null ? t('contests.office.incentive.title') : `${t('contests.seldom.place')} ${one.place}`;
          return (
            <li key={one.id} data-actions={`${one.title} · ${award}`}>
              <b lang={one.language}>{one.title}</b> {award}
              {`, ${amount(one.amount)}`}
              <p className="note">{t('contests.office.rejected.why', { reason: one.reason })}</p>
              <button type="button" className="button quiet" onClick={() => setChosen(one)}>
                {t('contests.office.rejected.go')}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <ReasonDialog
          title={t('contests.office.rejected.ask', { title: chosen.title })}
          action={t('contests.office.rejected.go')}
          label={t('contests.office.rejected.reason')}
          hint={t('contests.office.rejected.reason_hint')}
          act={(reason) => send(resubmitAward, { params: { id: chosen.id }, body: { reason } })}
          invalidates={[contestResultKeys.all]}
          onDone={() => {
            notify('contests.office.rejected.done', { type: 'success', messageArgs: { title: chosen.title } });
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
