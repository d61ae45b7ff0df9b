import { useT } from '../../i18n/index.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import type { useReason } from './useReason.ts';

/** Why something is refused, in words that its author reads. */
export function ReasonArea({ typed, setReason, error, label }: ReturnType<typeof useReason> & { label?: string }) {
  const t = useT();
  return (
    <TextArea
      name="reason"
      label={label ?? t('money.office.batch.reason')}
      rows={3}
      maxLength={500}
      error={error}
      value={typed}
      onChange={(event) => setReason(event.target.value)}
    />
  );
}
