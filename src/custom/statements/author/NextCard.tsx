import { useEffect, useId, useState } from 'react';
import { getStatementCalendar } from '#domain/statements/statements.calls.ts';
import { statementActors, getStatementStage, type StatementStage } from '#domain/statements/statementSteps.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSave } from '../../../lib/api/privateFile.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useParam } from '../../../lib/routing/useParam.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { Steps } from '../../../ui/fields/Steps.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import type { ListedStatement } from './listedStatement.ts';
import { noteShown } from './shownMonth.ts';
import { useNext } from './useNext.ts';
import { useStatementInfo, type StatementInfo } from './useStatement.ts';
import css from './Statements.module.css';

const ConfirmStatement = lazyWithPreload(
  makePreloadable(async () => (await import('./ConfirmStatement.tsx')).ConfirmStatement),
  'dialog',
);

const steps = ['confirm', 'check', 'pay', 'paid'] as const;
/** How far a statement is on its way; one that is not on it is not there. */
const at: Partial<Record<StatementStage, number>> = {
  pending: 0,
  rejected: 0,
  submitted: 1,
  under_review: 1,
  approved: 2,
  paid: 4,
};

/** What is in the way of confirming a statement. */
function Obstacle({ info }: { info: StatementInfo }) {
  const t = useT();
  if (info.can_confirm) return null;
  if (info.below_threshold) return <p>{t('statements.shared.errors.below_threshold', { amount: info.threshold })}</p>;
  return (
    <>
      <p>{t('statements.shared.errors.no_payment')}</p>
      <Link className="button quiet" to={`/person?payment_type=${info.payment_type ?? ''}`}>
        {t('statements.author.confirm.edit')}
      </Link>
    </>
  );
}

/** What happens next with the statement that waits, or the last one, by when and who acts; and the way to confirm it. */
export function NextCard({ items }: { items: readonly ListedStatement[] }) {
  const t = useT();
  const formatDate = useFormatDate();
  const next = useNext();
  const save = useSave();
  const heading = useId();
  const { data: info } = useStatementInfo();
  // Not always the last: of two that wait the one whose time ends sooner.
  const statement = items.find(({ month }) => month === info?.month) ?? items[0]!;
  const [monthParam, ask] = useParam('confirm');
  /** Stays open also where it is settled elsewhere meanwhile, which the dialog tells. */
  const [openMonth, setOpenMonth] = useState<string | null>(null);
  const stage = getStatementStage(statement);
  const actor = statementActors[stage];
  const isOpen = info?.is_open && info.month === statement.month;
  // It looks so while that is still asked for.
  const waits = isOpen ?? (info === undefined && stage === 'pending');
  const open = monthParam !== null && (monthParam === openMonth || (isOpen && monthParam === statement.month));
  if (openMonth !== (open ? monthParam : null)) setOpenMonth(open ? monthParam : null);
  useEffect(() => {
    if (openMonth) noteShown(openMonth);
  }, [openMonth]);
  return (
    <section className={`${css.card} ${waits ? css.waits : ''}`} aria-labelledby={heading}>
      <h2 id={heading}>
        {t('statements.author.card.title', { month: formatDate(statement.month), amount: statement.amount_payable })}
      </h2>
      {at[stage] !== undefined && (
        <Steps names={steps.map((name) => t(`statements.author.card.step.${name}`))} at={at[stage]} />
      )}
      <div className={css.next}>
        <span className={`chip ${actor === 'author' ? 'good' : ''}`}>{t(`statements.author.card.who.${actor}`)}</span>
        <p>
          {next(statement)}
          {statement.reason && <> {t('statements.author.list.reason', { reason: statement.reason })}</>}
        </p>
        {stage === 'failed' && (
          <Link className="button quiet" to={`/person?payment_type=${info?.payment_type ?? ''}`}>
            {t('statements.author.confirm.edit')}
          </Link>
        )}
        {isOpen && <Obstacle info={info} />}
        {waits && (
          <div className="actions">
            <button
              type="button"
              className="button quiet"
              disabled={!isOpen}
              onClick={() => void save(() => send(getStatementCalendar, {}))}
            >
              {t('statements.author.card.calendar')}
            </button>
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              disabled={!isOpen}
              onClick={() => ask(statement.month)}
            >
              {t('statements.author.confirm.open')}
            </button>
          </div>
        )}
      </div>
      {open && info && <ConfirmStatement statement={info} onClose={() => ask(null)} />}
    </section>
  );
}
