import { useNotify } from 'ra-core';
import { useState } from 'react';
import { withdrawEntry } from '#domain/contests/contests.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { contestKeys } from '../queryKeys.ts';
import type { ContestWork } from './useContestWorks.ts';

interface Props {
  contest: { id: number };
  work: Pick<ContestWork, 'id' | 'title'>;
}

/** Takes a work out of a contest, after asking. */
export function WithdrawEntry({ contest, work: { id: fiction_id, title } }: Props) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, pending } = useCommand(withdrawEntry, {
    onSuccess: () => notify('contests.event.withdraw.done', { type: 'success', messageArgs: { title } }),
    onSettled: close,
    invalidatesAlways: [contestKeys.all],
  });
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('contests.event.withdraw.go')}
      </button>
      {asking && (
        <AskDialog
          title={t('contests.event.withdraw.title', { title })}
          action={t('contests.event.withdraw.go')}
          look="danger"
          pending={pending}
          onDo={() => void run({ params: { id: contest.id, fiction_id } })}
          onClose={close}
        >
          <p>{t('contests.event.withdraw.text')}</p>
        </AskDialog>
      )}
    </>
  );
}
