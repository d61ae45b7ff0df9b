import { useT } from '../i18n/index.ts';
import { useLeaveQuestion } from '../lib/routing/unsaved.ts';
import { AskDialog } from './fields/AskDialog.tsx';

/** The question that waits before what was typed is lost, above whatever page it is about. */
export function LeaveQuestion() {
  const t = useT();
  const answer = useLeaveQuestion();
  if (!answer) return null;
  return (
    <AskDialog
      title={t('common.unsaved.title')}
      action={t('common.unsaved.discard')}
      look="danger"
      back={t('common.unsaved.keep')}
      onDo={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('common.unsaved.text')}</p>
    </AskDialog>
  );
}
