import type { StoryLanguage } from '#domain/languages.ts';
import { formatFindingName, filterStanding } from '#domain/translation/checks.ts';
import type { Segment } from '#domain/translation/segments.ts';
import { useT } from '../../../i18n/index.ts';
import css from './review.module.css';

interface Props {
  segment: Segment;
  source: string;
  language: StoryLanguage;
}

/** The warnings of a paragraph that its translator answered, as far as they still hold. */
export function Answers({ segment: { answered, target }, source, language }: Props) {
  const t = useT();
  const standing = filterStanding(answered ?? [], { source, target, into: language });
  if (standing.length === 0) return null;
  return (
    <ul className={css.answers} aria-label={t('translation.office.review.answers')}>
      {standing.map((finding) => (
        <li key={formatFindingName(finding)}>
          <span>{t(`translation.office.desk.check.${finding.check}`, { what: finding.what ?? '' })}</span>{' '}
          <span className="chip">{t('translation.office.desk.answered')}</span>
        </li>
      ))}
    </ul>
  );
}
