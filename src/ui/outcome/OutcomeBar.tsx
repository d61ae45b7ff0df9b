import { useT } from '../../i18n/index.ts';
import { CloseButton } from '../CloseButton.tsx';
import css from './OutcomeBar.module.css';

/** What was done last, and how it is undone. */
export interface Outcome {
  message: string;
  undo?: () => Promise<unknown>;
}

interface Props {
  outcome: Outcome | undefined;
  pending: boolean;
  /** What the way back is called, where that is not what authors read. */
  undo?: string;
  onClose: () => void;
}

/** What was done last, with the way back for as long as nothing else is done. */
export function OutcomeBar({ outcome, pending, undo, onClose }: Props) {
  const t = useT();
  return (
    <div className={css.place} role="status" aria-live="polite">
      {outcome && (
        <div className={css.bar}>
          <span>{outcome.message}</span>
          {outcome.undo && (
            <button type="button" className={css.undo} disabled={pending} onClick={() => void outcome.undo?.()}>
              {undo ?? t('common.shared.undo')}
            </button>
          )}
          <CloseButton label={t('common.close')} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
