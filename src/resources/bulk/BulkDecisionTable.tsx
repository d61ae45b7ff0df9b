import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { useT } from '../../i18n/index.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { FieldProblem } from '../../ui/fields/FieldProblem.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import { StateChip } from '../../ui/state/StateChip.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import type { BulkDecisionItem } from './bulkDecisionItem.ts';
import css from './bulk.module.css';

/** An amount that is asked for of each record. */
export interface AmountInput<T> {
  label: string;
  /** The same for a reader who hears one field at a time. */
  getName: (item: T) => string;
  input: (item: T) => InputHTMLAttributes<HTMLInputElement> & { name: string; error?: Message | undefined };
}

interface Props<T extends BulkDecisionItem> {
  items: readonly T[];
  done: boolean;
  getAmount: (item: T) => number;
  facts: (item: T) => ReactNode;
  input?: AmountInput<T>;
}

/** The records of a bulk decision: whose, how much, and what becomes of them or became. */
export function BulkDecisionTable<T extends BulkDecisionItem>({ items, done, getAmount, facts, input }: Props<T>) {
  const t = useT();
  const money = useMoney();
  const label = useFieldLabel();
  const asks = !done && input;
  return (
    <Scroller className={css.scroll}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{label(payroll, 'author_id')}</th>
            <th scope="col" className="amount">
              {label(payroll, 'amount')}
            </th>
            {asks && <th scope="col">{asks.label}</th>}
            <th scope="col">{t(done ? 'common.office.decision.became' : 'common.office.decision.happens')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <span translate="no">{item.author ?? `#${item.id}`}</span>
                <small>{facts(item)}</small>
              </td>
              <td className="amount">{money(getAmount(item))}</td>
              {asks && (
                <td>{item.result === 'ready' && <Amount label={asks.getName(item)} {...asks.input(item)} />}</td>
              )}
              <td>
                <Result of={item.result} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Of the column's name only a reader who sees it knows. */
function Amount({ label, error, ...input }: ReturnType<AmountInput<unknown>['input']> & { label: string }) {
  const { control, describedBy } = getFrameIds(input.name);
  return (
    <div className="field">
      <input
        id={control}
        className="control"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <FieldProblem name={input.name} label={label} error={error} />
    </div>
  );
}

function Result({ of }: { of: BulkDecisionItem['result'] }) {
  const sentence = useT()(`common.office.decision.result.${of}`);
  return of === 'done' ? <StateChip state={of}>{sentence}</StateChip> : sentence;
}
