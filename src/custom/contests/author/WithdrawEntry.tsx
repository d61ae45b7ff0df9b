import { useNotify } from 'ra-core';
import { withdrawEntry } from '#domain/contests/contests.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';
import { contestKeys } from '../queryKeys.ts';
import type { OwnEntry } from './useOwnEntries.ts';

interface Props {
  contest: { id: number };
  story: Pick<OwnEntry['story'], 'id' | 'title'>;
  /** Asks for the contest again, which names its full entries. */
  refresh: (() => void) | undefined;
}

/** Takes a story out of a contest, after asking. */
export function WithdrawEntry({ contest, story: { id: fiction_id, title }, refresh }: Props) {
  const t = useT();
  const notify = useNotify();
  const { run, pending } = useCommand(withdrawEntry, {
    onSuccess: () => notify('contests.event.withdraw.done', { type: 'success', messageArgs: { title } }),
    invalidatesAlways: [contestKeys.all],
    onSettled: refresh,
  });
  return (
    <AskButton
      className="button quiet"
      action={t('contests.event.withdraw.go')}
      title={t('contests.event.withdraw.title', { title })}
      look="danger"
      disabled={pending}
      onDo={() => run({ params: { id: contest.id, fiction_id } })}
    >
      <p>{t('contests.event.withdraw.text')}</p>
    </AskButton>
  );
}
