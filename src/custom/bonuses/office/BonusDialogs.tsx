import { bonusDetail, isTaken } from '#domain/bonuses/bonusDetail.entity.ts';
import { decideBonuses, previewBonuses } from '#domain/bonuses/bonusReviews.calls.ts';
import { parseTypedMoney, writeTypedMoney } from '#domain/kit/amounts.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import * as types from '#domain/kit/types.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { BulkDecisionDialog } from '../../../resources/bulk/BulkDecisionDialog.tsx';
import { BulkReasonDialog } from '../../../resources/bulk/BulkReasonDialog.tsx';
import { formatInputName, buildEachRule, getTyped, type Each } from '../../../resources/bulk/inputOfEach.ts';
import { useBulkDecision } from '../../../resources/bulk/useBulkDecision.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';

type Item = AnswerOf<typeof decideBonuses>['items'][number];

/** As it changes what the author gets. */
const toSigned = ({ kind }: Item, cents: number) => (kind && isTaken(kind) ? -cents || 0 : cents);
const getAmount = (item: Item) => toSigned(item, item.amount);

const preview = async (ids: number[]) => (await send(previewBonuses, { query: { id: ids } })).items;

function useFacts() {
  const label = useFieldLabel();
  const formatDate = useFormatDate();
  return ({ kind, day, work: storyTitle, remark }: Item) =>
    kind &&
    day && (
      <>
        {label(bonusDetail, 'kind', kind)} · {formatDate(day)} · <span translate="no">{storyTitle}</span>
        <br />
        <span translate="no">{remark}</span>
      </>
    );
}

const positive = message('bonuses.shared.errors.positive');

/** Books them, each with the amount that stands there: of what authors applied for, finance says it. */
export function ApproveBonuses({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const language = useLanguage();
  const parse = (typed = '') => parseTypedMoney(typed, language);
  const isPositive = (typed?: string) => (parse(typed) ?? 0) > 0;
  const begun = ({ amount }: Item) => (amount > 0 ? writeTypedMoney(amount, language) : '');
  const bulk = useBulkDecision<Item, Each>({
    ids,
    title: t('bonuses.office.approve'),
    preview,
    ruleOf: (ready) =>
      types.object({ each: buildEachRule(ready, types.string().defined().test('positive', positive, isPositive)) }),
    defaultValues: { each: {} },
    decide: async (ready, typed) => {
      const items = ready.map((item) => ({ id: item.id, amount: parse(getTyped(typed, item))! }));
      return (await send(decideBonuses, { body: { decision: 'approve', items, reason: null } })).items;
    },
  });
  const typed = bulk.methods.watch();
  const getCents = (item: Item) => parse(getTyped(typed, item) ?? begun(item)) ?? 0;
  return (
    <BulkDecisionDialog
      bulk={bulk}
      onClose={onClose}
      hint={t('bonuses.office.approve_hint')}
      facts={useFacts()}
      getAmount={(item) => (item.result === 'ready' ? toSigned(item, getCents(item)) : getAmount(item))}
      input={{
        label: t('bonuses.office.amount'),
        getName: ({ id, author }) => t('bonuses.office.amount_of', { author: author ?? `#${id}` }),
        input: (item) => ({ ...bulk.field(formatInputName(item)), defaultValue: begun(item) }),
      }}
    />
  );
}

export function RejectBonuses(props: BulkActionProps) {
  const t = useT();
  return (
    <BulkReasonDialog
      {...props}
      title={t('bonuses.office.reject')}
      hint={t('bonuses.office.reject_hint')}
      facts={useFacts()}
      preview={preview}
      getAmount={getAmount}
      decide={async (ready, reason) => {
        const items = ready.map(({ id }) => ({ id, amount: null }));
        return (await send(decideBonuses, { body: { decision: 'reject', items, reason } })).items;
      }}
    />
  );
}
