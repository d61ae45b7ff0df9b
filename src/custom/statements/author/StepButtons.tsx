import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import type { StepProps } from './step.ts';
import css from './confirm.module.css';

/** Below a step after the first: out, back, and what leads on. */
export function StepButtons({
  onBack,
  onClose,
  children,
}: Pick<StepProps, 'onBack' | 'onClose'> & { children: ReactNode }) {
  const t = useT();
  return (
    <div className={css.buttons}>
      <button type="button" className="button quiet" onClick={onClose}>
        {t('common.cancel')}
      </button>
      <button type="button" className="button quiet" onClick={onBack}>
        {t('contracts.author.previous')}
      </button>
      {children}
    </div>
  );
}
