import { restorableDays } from '#domain/chapters/chapterLimits.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { selectReady, type BulkStep } from './useBulk.ts';
import type { Row } from './useContents.ts';

interface Props {
  step: BulkStep;
  rows: readonly Row[];
  signed: boolean;
  pending: boolean;
  onConfirm: (ready: Row[]) => void;
  onClose: () => void;
}

/** Says what a step will do, and to how many of the selected, before it is taken. */
export function StepDialog({ step, rows, signed, pending, onConfirm, onClose }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const ready = selectReady(step, rows, signed);
  const staying = rows.length - ready.length;
  return (
    <AskDialog
      title={formatCount(`chapters.writing.contents.step.title.${step}`, ready.length)}
      action={t(`chapters.writing.contents.step.${step}`)}
      look={step === 'delete' ? 'danger' : undefined}
      pending={pending}
      onDo={() => onConfirm(ready)}
      onClose={onClose}
    >
      <p>{t(`chapters.writing.contents.step.text.${step}`, { days: restorableDays })}</p>
      {staying > 0 && <p>{formatCount('chapters.writing.contents.step.skips', staying)}</p>}
    </AskDialog>
  );
}
