import { useNotify, useRefresh } from 'ra-core';
import { withdrawEdition } from '#domain/articles/clauses.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { useLocked } from '../../../../resources/lock/locked.ts';
import { AskButton } from '../../../../ui/fields/AskButton.tsx';
import { articleKeys } from '../../queryKeys.ts';

/** Takes back an edition before it takes effect; asked first, since authors may have been told of it. */
export function WithdrawButton({ id, number }: { id: number; number: number }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useLocked();
  const { run, pending } = useCommand(withdrawEdition, {
    invalidatesAlways: [articleKeys.allEditions],
    onSuccess: () => notify('articles.office.clause.withdraw_done', { type: 'success', messageArgs: { number } }),
    onSettled: refresh,
  });
  return (
    <div className="actions" data-actions={t('articles.office.clause.number', { number })}>
      <AskButton
        className="button quiet"
        discards
        action={t('articles.office.clause.withdraw')}
        title={t('articles.office.clause.withdraw_ask', { number })}
        disabled={isLocked || pending}
        onDo={() => run({ params: { id }, body: { number } })}
      >
        <p>{t('articles.office.clause.withdraw_note')}</p>
      </AskButton>
    </div>
  );
}
