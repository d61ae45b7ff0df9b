import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { maxBatch } from '#domain/shared/batch.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useCounted } from '../../i18n/useCounted.ts';
import type { ApiError } from '../../lib/api/client.ts';
import type { Send } from '../../lib/command/keyedSend.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import { batchKeys } from '../queryKeys.ts';
import type { BatchProps } from './BatchButton.tsx';
import type { BatchItem } from './batchItem.ts';
import { BatchTable, type Asked } from './BatchTable.tsx';
import css from './batch.module.css';

interface Props<T extends BatchItem> extends BatchProps {
  title: string;
  hint: string;
  danger?: boolean;
  preview: (ids: number[]) => Promise<T[]>;
  decide: (ready: T[], send: Send) => Promise<T[]>;
  /** Something that is asked for is missing or wrong: nothing is sent then. */
  invalid?: (ready: T[]) => boolean;
  onTried?: (ready: T[]) => void;
  onRefused?: (error: ApiError) => void;
  /** Cents that it is about as things are filled in, where that is not what the server said; those that are taken are negative. */
  amountOf?: (item: T) => number;
  /** What is said of a record beside its author. */
  facts: (item: T) => ReactNode;
  /** What is asked of each. */
  input?: Asked<T>;
  /** What is asked of all those that are ready. */
  children?: ReactNode | ((ready: T[]) => ReactNode);
}

/** First what would become of each record, in all and with those that are left, then what became of it. */
export function BatchDialog<T extends BatchItem>({ ids, onClose, title, hint, danger, children, ...props }: Props<T>) {
  const t = useT();
  const counted = useCounted();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const [done, setDone] = useState<T[]>();
  const some = ids.slice(0, maxBatch);
  const { data, error, refetch } = useQuery({
    queryKey: batchKeys.preview(title, some),
    queryFn: () => props.preview([...some]),
    gcTime: 0,
  });
  const { amountOf = ({ amount }: T) => amount } = props;
  const items = done ?? data ?? [];
  const counting = items.filter(({ result }) => result === (done ? 'done' : 'ready'));
  const sum = formatMoney(
    counting.reduce((total, item) => total + amountOf(item), 0),
    language,
  );
  const left = items.length - counting.length;

  const { run, pending } = useCommand(props.decide, {
    onSuccess: (items) => setDone(items),
    onRefused: (failure) => {
      props.onRefused?.(failure);
      notify(failure.message, { type: 'error', messageArgs: failure.args });
    },
  });
  const decide = () => {
    props.onTried?.(counting);
    if (!props.invalid?.(counting)) void run(counting);
  };
  const close = () => onClose(done !== undefined);
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
            <button
              type="button"
              className={`button ${danger ? 'danger' : ''}`}
              disabled={pending || counting.length === 0}
              onClick={decide}
            >
              {title} · {formatNumber(counting.length, language)}
            </button>
          )}
        </>
      }
    >
      {!done && <p className={css.quiet}>{hint}</p>}
      {ids.length > some.length && <p className={css.quiet}>{counted('money.office.batch.too_many', maxBatch)}</p>}
      {!done && data && counting.length > 0 && (typeof children === 'function' ? children(counting) : children)}
      {!data && !error && <Loading />}
      {error && <TryAgain retry={refetch}>{translate(error.message)}</TryAgain>}
      {data && (
        <p role="status">
          <strong>
            {counting.length === 0
              ? t('money.office.batch.nothing')
              : counted(done ? 'money.office.batch.done' : 'money.office.batch.ready', counting.length, { sum })}
          </strong>{' '}
          {counting.length > 0 && left > 0 && counted('money.office.batch.left', left)}
        </p>
      )}
      {items.length > 0 && (
        <BatchTable
          items={items}
          done={done !== undefined}
          amountOf={amountOf}
          facts={props.facts}
          input={props.input}
        />
      )}
    </Dialog>
  );
}
