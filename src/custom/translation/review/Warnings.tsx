import { formatFindingName, type Finding } from '#domain/translation/checks.ts';
import type { SegmentWarnings } from '#domain/translation/warnings.ts';
import { useT } from '../../../i18n/index.ts';
import css from './review.module.css';

/** The warnings of a paragraph: what nobody answered, and what its translator confirmed. */
export function Warnings({ warnings }: { warnings: SegmentWarnings | undefined }) {
  const t = useT();
  if (!warnings) return null;
  const say = ({ check, what = '' }: Finding) => t(`translation.office.desk.check.${check}`, { what });
  return (
    <ul className={css.warnings} aria-label={t('translation.office.review.warnings', { number: warnings.segment + 1 })}>
      {warnings.open.map((finding) => (
        <li key={formatFindingName(finding)}>
          <span className={css.open}>{say(finding)}</span>{' '}
          <span className="chip waiting">{t('translation.office.warnings.open')}</span>
        </li>
      ))}
      {warnings.answered.map((finding) => (
        <li key={formatFindingName(finding)}>
          <span>{say(finding)}</span> <span className="chip">{t('translation.office.desk.answered')}</span>
        </li>
      ))}
    </ul>
  );
}
