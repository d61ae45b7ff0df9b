import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '#domain/kit/figures.ts';
import { maxBatch } from '#domain/shared/batch.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Refused } from '../../ui/forms/Refused.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import type { BatchProps } from './BatchButton.tsx';
import type { BatchItem } from './batchItem.ts';
import { BatchTable, type AmountInput } from './BatchTable.tsx';
import type { useBatch } from './useBatch.ts';
import css from './batch.module.css';

interface Props<T extends BatchItem> extends Pick<BatchProps, 'onClose'> {
  batch: Omit<ReturnType<typeof useBatch<T, any>>, 'field' | 'controlled' | 'methods'>;
  hint: string;
  danger?: boolean;
  /** Cents that it is about as things are filled in, where that is not what the server said; those that are taken are negative. */
  amountOf?: (item: T) => number;
  /** What is said of a record beside its author. */
  facts: (item: T) => ReactNode;
  /** What is asked of each. */
  input?: AmountInput<T>;
  /** What is asked of all those that are ready. */
  children?: ReactNode;
}

/** First what would become of each record, in all and with those that are left, then what became of it. */
export function BatchDialog<T extends BatchItem>({ batch, onClose, hint, danger, children, ...props }: Props<T>) {
  const t = useT();
  const formatCount = useFormatCount();
  const translate = useTranslate();
  const language = useLanguage();
  const { title, ready, done, items = [], error, refusal, pending } = batch;
  const { amountOf = ({ amount }: T) => amount } = props;
  const counting = done ? items.filter(({ result }) => result === 'done') : ready;
  const sum = formatMoney(
    counting.reduce((total, item) => total + amountOf(item), 0),
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
              onClick={batch.submit}
            >
              {title} · {formatNumber(counting.length, language)}
            </button>
          )}
        </>
      }
    >
      <div role="form" className={css.form}>
        {!done && <p className="muted">{hint}</p>}
        {batch.tooMany && <p className="muted">{formatCount('money.office.batch.too_many', maxBatch)}</p>}
        {!done && <Refused refusal={refusal} sent={batch.isSent} />}
        {!done && counting.length > 0 && children}
        {!batch.items && !error && <Loading />}
        {error && <TryAgain retry={batch.refetch}>{translate(error.message)}</TryAgain>}
        {batch.items && (
          <p role="status">
            <strong>
              {counting.length === 0
                ? t('money.office.batch.nothing')
                : formatCount(done ? 'money.office.batch.done' : 'money.office.batch.ready', counting.length, { sum })}
            </strong>{' '}
            {counting.length > 0 && skippedCount > 0 && formatCount('money.office.batch.left', skippedCount)}
          </p>
        )}
        {items.length > 0 && (
          <BatchTable items={items} done={done} amountOf={amountOf} facts={props.facts} input={props.input} />
        )}
      </div>
    </Dialog>
  );
}
