import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { bulkSteps, selectReady, type BulkStep } from './useBulk.ts';
import type { Row } from './useContents.ts';
import css from './SelectionBar.module.css';

interface Props {
  rows: readonly Row[];
  total: number;
  signed: boolean;
  pending: boolean;
  onAll: () => void;
  onClear: () => void;
  onStep: (step: BulkStep) => void;
  onMove: () => void;
}

/** What can be done with the selected chapters in the states that they are in. */
export function SelectionBar({ rows, total, signed, pending, onAll, onClear, onStep, onMove }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const steps = bulkSteps
    .map((step) => ({ step, count: selectReady(step, rows, signed).length }))
    .filter(({ count }) => count > 0);
  const unsigned = !signed && selectReady('submit', rows, true).length > 0;
  return (
    <div className={css.bar} role="group" aria-label={t('chapters.writing.contents.list.title')}>
      <div className={css.line}>
        {rows.length < total && (
          <button type="button" className="link" onClick={onAll}>
            {formatCount('chapters.writing.contents.list.select_all', total)}
          </button>
        )}
        {rows.length > 0 && (
          <>
            <strong aria-live="polite">{formatCount('chapters.writing.contents.list.selected', rows.length)}</strong>
            <button type="button" className="link" onClick={onClear}>
              {t('chapters.writing.contents.list.unselect')}
            </button>
          </>
        )}
      </div>
      {rows.length === 0 ? (
        <span className="muted">{t('chapters.writing.contents.list.help')}</span>
      ) : (
        <div className={css.steps}>
          {steps.map(({ step, count }) => (
            <button
              key={step}
              type="button"
              className={`button quiet small ${step === 'delete' ? css.delete : ''}`}
              disabled={pending}
              aria-haspopup="dialog"
              onClick={() => onStep(step)}
            >
              {t(`chapters.writing.contents.step.${step}`)}
              {count < rows.length && <span className={css.count}>{formatNumber(count, language)}</span>}
            </button>
          ))}
          <button
            type="button"
            className="button quiet small"
            disabled={pending}
            aria-haspopup="dialog"
            onClick={onMove}
          >
            {t('chapters.writing.contents.step.move')}
          </button>
          {unsigned && <span className="muted">{t('chapters.writing.contents.step.unsigned')}</span>}
        </div>
      )}
    </div>
  );
}
