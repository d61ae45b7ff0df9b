import type { SegmentWarnings } from '#domain/translation/warnings.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Card } from '../../../ui/review/Card.tsx';
import { useFormatFinding } from '../useFormatFinding.ts';
import css from '../../../ui/reading/reading.module.css';

interface Props {
  warnings: readonly SegmentWarnings[];
  onSegment: (segment: number) => void;
}

/** What the checks say of a chapter: how much of it nobody answered, and where that stands. */
export function WarningCard({ warnings, onSegment }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const formatFinding = useFormatFinding();
  const sum = (kind: 'open' | 'answered') => warnings.reduce((all, one) => all + one[kind].length, 0);
  const [open, answered] = [sum('open'), sum('answered')];
  if (open + answered === 0) return null;
  return (
    <Card title={t('translation.office.warnings.title')}>
      <p>
        {[
          open > 0 && formatCount('translation.office.warnings.unanswered', open),
          answered > 0 && formatCount('translation.office.warnings.answered', answered),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ol className={css.list}>
        {warnings
          .filter((one) => one.open.length > 0)
          .map((one) => (
            <li key={one.segment}>
              <button type="button" className={css.row} onClick={() => onSegment(one.segment)}>
                <small>{t('editor.shared.story.paragraph', { number: one.segment + 1 })}</small>
                <span>{one.open.map(formatFinding).join(' ')}</span>
              </button>
            </li>
          ))}
      </ol>
    </Card>
  );
}
