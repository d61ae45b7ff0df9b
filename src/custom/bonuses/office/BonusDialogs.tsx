import { useState } from 'react';
import { bonusDetail, isTaken } from '#domain/bonuses/bonusDetail.entity.ts';
import { decideBonuses, previewBonuses } from '#domain/bonuses/bonusReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useWhen } from '../../../lib/useMoney.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { BatchDialog } from '../../../resources/batch/BatchDialog.tsx';
import { ReasonBatch } from '../../../resources/batch/ReasonBatch.tsx';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';

type Item = AnswerOf<typeof decideBonuses>['items'][number];

/** As it changes what the author gets. */
const signed = ({ kind }: Item, cents: number) => (kind && isTaken(kind) ? -cents || 0 : cents);
const amountOf = (item: Item) => signed(item, item.amount);

const preview = async (ids: number[]) => (await send(previewBonuses, { query: { id: ids } })).items;

function useFacts() {
  const label = useFieldLabel();
  const when = useWhen();
  return ({ kind, day, work, remark }: Item) =>
    kind &&
    day && (
      <>
        {label(bonusDetail, 'kind', kind)} · {when(day)} · <span translate="no">{work}</span>
        <br />
        <span translate="no">{remark}</span>
      </>
    );
}

/** Books them, each with the amount that stands there: of what authors applied for, finance says it. */
export function ApproveBonuses(props: BatchProps) {
  const t = useT();
  const [amounts, setAmounts] = useState<Record<number, string>>({});
  const [missing, setMissing] = useState(false);
  const typed = ({ id, amount }: Item) => amounts[id] ?? (amount > 0 ? (amount / 100).toFixed(2) : '');
  const centsOf = (item: Item) => parseMoney(typed(item)) ?? 0;
  const isWrong = (item: Item) => centsOf(item) < 1;
  return (
    <BatchDialog
      {...props}
      title={t('bonuses.office.approve')}
      hint={t('bonuses.office.approve_hint')}
      facts={useFacts()}
      preview={preview}
      amountOf={(item) => (item.result === 'ready' ? signed(item, centsOf(item)) : amountOf(item))}
      invalid={(ready) => ready.some(isWrong)}
      onTried={(ready) => setMissing(ready.some(isWrong))}
      decide={async (ready, send) => {
        const body = {
          decision: 'approve' as const,
          items: ready.map((item) => ({ id: item.id, amount: centsOf(item) })),
        };
        return (await send(decideBonuses, { body: { ...body, reason: null } })).items;
      }}
      input={{
        label: t('bonuses.office.amount'),
        nameOf: ({ id, author }) => t('bonuses.office.amount_of', { author: author ?? `#${id}` }),
        typed,
        isWrong: (item) => missing && isWrong(item),
        onType: (item, amount) => {
          setMissing(false);
          setAmounts({ ...amounts, [item.id]: amount });
        },
      }}
    >
      {missing && (
        <div className="field">
          <span className="problem" role="alert">
            {t('money.shared.errors.positive')}
          </span>
        </div>
      )}
    </BatchDialog>
  );
}

export function RejectBonuses(props: BatchProps) {
  const t = useT();
  return (
    <ReasonBatch
      {...props}
      title={t('bonuses.office.reject')}
      hint={t('bonuses.office.reject_hint')}
      facts={useFacts()}
      preview={preview}
      amountOf={amountOf}
      decide={async (ready, send, reason) => {
        const items = ready.map(({ id }) => ({ id, amount: null }));
        return (await send(decideBonuses, { body: { decision: 'reject', items, reason } })).items;
      }}
    />
  );
}
