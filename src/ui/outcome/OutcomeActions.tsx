import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';

interface Props {
  /** Has it been done? What became of it is shown then. */
  isDone: boolean;
  /** Takes back what was done; absent where there is nothing to take back. */
  undo: { pending: boolean; run: () => unknown } | false | undefined;
  /** Does what is left, where it ended before all of it was done. */
  goOn?: (() => unknown) | false;
  onClose: () => void;
  /** The button that does it. */
  children: ReactNode;
}

/** The buttons of a dialog that first asks and then shows what became of each record. */
export function OutcomeActions({ isDone, undo, goOn, onClose, children }: Props) {
  const t = useT();
  return (
    <>
      {undo && (
        <button type="button" className="button quiet" disabled={undo.pending} onClick={() => void undo.run()}>
          {t('common.shared.undo')}
        </button>
      )}
      <button type="button" className="button quiet" onClick={onClose}>
        {t(isDone ? 'common.close' : 'common.cancel')}
      </button>
      {!isDone && children}
      {isDone && goOn && (
        <button type="button" className="button" onClick={() => void goOn()}>
          {t('common.office.bulk.go_on')}
        </button>
      )}
    </>
  );
}
