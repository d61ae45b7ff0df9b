import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '#domain/kit/figures.ts';
import { maxDecisions } from '#domain/shared/bulkDecision.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Refused } from '../../ui/forms/Refused.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import type { BulkActionProps } from './BulkActionButton.tsx';
import type { BulkDecisionItem } from './bulkDecisionItem.ts';
import { BulkDecisionTable, type AmountInput } from './BulkDecisionTable.tsx';
import type { useBulkDecision } from './useBulkDecision.ts';
import css from './bulk.module.css';

interface Props<T extends BulkDecisionItem> extends Pick<BulkActionProps, 'onClose'> {
  bulk: Omit<ReturnType<typeof useBulkDecision<T, any>>, 'field' | 'controlled' | 'methods'>;
  hint: string;
  danger?: boolean;
  /** Cents that it is about as things are filled in, where that is not what the server said; those that are taken are negative. */
  getAmount?: (item: T) => number;
  /** What is said of a record beside its author. */
  facts: (item: T) => ReactNode;
  /** What is asked of each. */
  input?: AmountInput<T>;
  /** What is asked of all those that are ready. */
  children?: ReactNode;
}

/** First what would become of each record, in all and with those that are left, then what became of it. */
export function BulkDecisionDialog<T extends BulkDecisionItem>({
  bulk,
  onClose,
  hint,
  danger,
  children,
  ...props
}: Props<T>) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { title, ready, done, items = [], error, refusal, pending } = bulk;
  const { getAmount = ({ amount }: T) => amount } = props;
  const counting = done ? items.filter(({ result }) => result === 'done') : ready;
  const sum = formatMoney(
    counting.reduce((total, item) => total + getAmount(item), 0),
    language,
  );
  const skippedCount = items.length - counting.length;
  const close = () => onClose(done);
  return (
    <Dialog
      wide
      title={title}
      onClose={close}
      actions={
        <>
          <button type="button" className="button quiet" onClick={close}>
            {t(done ? 'common.close' : 'common.cancel')}
          </button>
          {!done && (
            // Who presses Enter in one of many amounts is not through with them.
            <button
              type="button"
              className={`button ${danger ? 'danger' : ''}`}
              disabled={pending || counting.length === 0}
              onClick={bulk.submit}
            >
              {title} · {formatNumber(counting.length, language)}
            </button>
          )}
        </>
      }
    >
      <div role="form" className={css.form}>
        {!done && <p className="muted">{hint}</p>}
        {bulk.tooMany && <p className="muted">{formatCount('common.office.decision.too_many', maxDecisions)}</p>}
        {!done && <Refused refusal={refusal} sent={bulk.isSent} />}
        {!done && counting.length > 0 && children}
        {!bulk.items && !error && <Loading />}
        {error && <TryAgain retry={bulk.refetch} error={error} />}
        {bulk.items && (
          <p role="status">
            <strong>
              {counting.length === 0
                ? t('common.office.decision.nothing')
                : formatCount(done ? 'common.office.decision.done' : 'common.office.decision.ready', counting.length, {
                    sum,
                  })}
            </strong>{' '}
            {counting.length > 0 && skippedCount > 0 && formatCount('common.office.decision.left', skippedCount)}
          </p>
        )}
        {items.length > 0 && (
          <BulkDecisionTable items={items} done={done} getAmount={getAmount} facts={props.facts} input={props.input} />
        )}
      </div>
    </Dialog>
  );
}
