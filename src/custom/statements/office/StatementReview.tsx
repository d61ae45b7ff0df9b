import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core';
import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { getAuthorMoneyPath } from '#domain/payouts/authorMoneyPath.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { getStatementReview } from '#domain/statements/statementReviews.calls.ts';
import { waitsForFinance } from '#domain/statements/statementSteps.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { ListBackLink } from '../../../resources/ListBackLink.tsx';
import { RecordLock } from '../../../resources/lock/RecordLock.tsx';
import { QueueSteps } from '../../../resources/queue/QueueSteps.tsx';
import { useListQueue, useNextOnceDecided, type ListQueue } from '../../../resources/queue/useListQueue.ts';
import { RecordTabs } from '../../../resources/record/RecordTabs.tsx';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { statementKeys } from '../queryKeys.ts';
import { Comparison } from './Comparison.tsx';
import { Decision } from './Decision.tsx';
import { Notes } from './Notes.tsx';
import { Payee } from './Payee.tsx';
import type { Reviewed, Statement } from './statement.ts';
import { listStatementChanges } from './statementChanges.ts';
import css from '../../../ui/review/review.module.css';

const resource = resourceOf(statement);

/** `/office/statements/:id`: a statement as finance decides on it, beside what the ledger says now. */
export function StatementReview() {
  const id = Number(useParams().id);
  const queue = useListQueue(statement, id);
  const record = useGetOne<Statement>(resource, { id });
  const review = useQuery({
    queryKey: statementKeys.review(id),
    queryFn: () => send(getStatementReview, { params: { id } }),
  });
  const client = useQueryClient();
  const retry = () => {
    for (const queryKey of listStatementChanges(id)) void client.invalidateQueries({ queryKey });
  };
  const error = (!record.data && record.error) || (!review.data && review.error);
  if (isNotFound(error)) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!record.data || !review.data) return <Loading />;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record.data}>
        <LoadedReview key={id} queue={queue} record={record.data} review={review.data} onMine={retry} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

interface Props {
  queue: ListQueue;
  record: Statement;
  review: Reviewed;
  /** It was somebody else's until now. */
  onMine: () => void;
}

function LoadedReview({ queue, record, review, onMine }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const label = useFieldLabel();
  const money = useMoney();
  const formatDate = useFormatDate();
  const formatDual = useDualTime('common.office.both');
  const author = record.titles.author_id ?? '';
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  // A router has one warning at a time.
  const [unsaved, setUnsaved] = useState({ reason: false, notes: false });
  // The tabs of the record are at one path.
  const { pathname } = useLocation();
  useUnsavedWarning(unsaved.reason || unsaved.notes, (next) => next.pathname === pathname);
  useNextOnceDecided(queue, unsaved.reason || unsaved.notes);
  const onReason = useCallback((reason: boolean) => setUnsaved((now) => ({ ...now, reason })), []);
  const onNotes = useCallback((notes: boolean) => setUnsaved((now) => ({ ...now, notes })), []);
  usePageTitle(`${name} · ${formatDate(record.month)} · ${author}`);
  return (
    <>
      <header className={css.top}>
        <ListBackLink entity={statement} />
        <h1>
          {name} · {formatDate(record.month)} · <span translate="no">{author}</span>
        </h1>
        <p className={css.facts}>
          <StateChip state={record.status}>{label(statement, 'status', record.status)}</StateChip>
          {record.carried_forward && <StateChip state="carried">{label(statement, 'carried_forward')}</StateChip>}
          <strong>{money(record.amount_payable)}</strong>
          <Link to={getAuthorMoneyPath(record.author_id)}>{t('payouts.office.author.open')}</Link>
          <span>{t('statements.office.review.pay_day', { day: formatDate(review.pay_day) })}</span>
          {review.confirm_from && review.confirm_until && (
            <span>
              {t('statements.office.review.window', {
                from: formatDual(review.confirm_from),
                until: formatDual(review.confirm_until),
              })}
            </span>
          )}
        </p>
        <QueueSteps queue={queue} id={record.id} waits={waitsForFinance(record)} />
      </header>
      <RecordLock entity={statement} id={record.id} onMine={onMine}>
        <RecordTabs entity={statement}>
          <div className={css.columns}>
            <div className={css.column}>
              <Comparison review={review} />
            </div>
            <div className={css.column}>
              <Decision
                key={review.status}
                record={record}
                review={review}
                onUnsaved={onReason}
                onDecided={queue.finish}
              />
              <Payee review={review} />
              <Notes record={record} onUnsaved={onNotes} />
            </div>
          </div>
        </RecordTabs>
      </RecordLock>
    </>
  );
}
