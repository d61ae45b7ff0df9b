import { formatFindingName } from '#domain/translation/checks.ts';
import type { SegmentWarnings } from '#domain/translation/warnings.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatFinding } from '../useFormatFinding.ts';
import css from './review.module.css';

/** The warnings of a paragraph: what nobody answered, and what its translator confirmed. */
export function Warnings({ warnings }: { warnings: SegmentWarnings | undefined }) {
  const t = useT();
  const formatFinding = useFormatFinding();
  if (!warnings) return null;
  return (
    <ul className={css.warnings} aria-label={t('translation.office.review.warnings', { number: warnings.segment + 1 })}>
      {warnings.open.map((finding) => (
        <li key={formatFindingName(finding)}>
          <span className={css.open}>{formatFinding(finding)}</span>{' '}
          <span className="chip waiting">{t('translation.office.warnings.open')}</span>
        </li>
      ))}
      {warnings.answered.map((finding) => (
        <li key={formatFindingName(finding)}>
          <span>{formatFinding(finding)}</span> <span className="chip">{t('translation.office.desk.answered')}</span>
        </li>
      ))}
    </ul>
  );
}
