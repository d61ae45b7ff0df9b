import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { approveIncentive, listIncentives } from '#domain/contests/incentives.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { contestResultKeys } from '../queryKeys.ts';
import { useWholeMoney } from '../useWholeMoney.ts';

type Answer = AnswerOf<typeof listIncentives>;

/** The entries that earned an incentive, to be approved once its days are over; nothing where a contest pays none. */
export function Incentives({ contest_id, published }: { contest_id: number; published: boolean }) {
  const t = useT();
  const amount = useWholeMoney();
  const day = useFormatDate();
  const { data, error, refetch } = useQuery({
    queryKey: contestResultKeys.incentives(contest_id),
    queryFn: () => send(listIncentives, { params: { id: contest_id } }),
  });
  if (error && !data) return <TryAgain retry={refetch} error={error} />;
  if (!data?.incentive) return null;
  const { incentive, items } = data;
  return (
    <section className="card" aria-labelledby="contest-incentive">
      <h2 id="contest-incentive">{t('contests.office.incentive.title')}</h2>
      <p className="note">
        {t('contests.office.incentive.text', {
          above: amount(incentive.above),
          amount: amount(incentive.amount),
          from: day(incentive.from),
          to: day(incentive.to),
        })}
      </p>
      {!incentive.over && (
        <p className="note">{t('contests.office.errors.incentive_running', { day: day(incentive.to) })}</p>
      )}
      {items.length === 0 ? (
        <p className="muted">{t('contests.office.incentive.empty')}</p>
      ) : (
        <Scroller>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('contests.office.judging.work')}</th>
                <th scope="col">{t('contests.office.incentive.author')}</th>
                <th scope="col">{t('contests.office.incentive.earned')}</th>
                <th scope="col">{t('contests.office.judging.state')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <Reached key={item.fiction_id} contest_id={contest_id} item={item} open={published && incentive.over} />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  );
}

interface Props {
  contest_id: number;
  item: Answer['items'][number];
  /** May it be approved now? */
  open: boolean;
}

function Reached({ contest_id, item, open }: Props) {
  const t = useT();
  const notify = useNotify();
  const amount = useWholeMoney();
  const { fiction_id, title, language, author, net_amount, approved } = item;
  const { run, pending } = useCommand(approveIncentive, {
    onSuccess: () => notify('contests.office.incentive.done', { type: 'success', messageArgs: { title } }),
    invalidatesAlways: [contestResultKeys.incentives(contest_id)],
  });
  return (
    <tr>
      <th scope="row" lang={language}>
        {title}
      </th>
      <td translate="no">{author}</td>
      <td>{amount(net_amount)}</td>
      <td data-actions="">
        {approved ? (
          <StateChip tone="good">{t('contests.office.incentive.approved')}</StateChip>
        ) : (
          open && (
            <AskButton
              className="button quiet"
              label={t('contests.office.incentive.approve_of', { title })}
              action={t('contests.office.incentive.approve')}
              title={t('contests.office.incentive.approve_ask', { title })}
              disabled={pending}
              onDo={() => run({ params: { id: contest_id, fiction_id } })}
            >
              <p>{t('contests.office.incentive.approve_binds')}</p>
            </AskButton>
          )
        )}
      </td>
    </tr>
  );
}
