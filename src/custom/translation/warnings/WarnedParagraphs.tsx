import type { StoryLanguage } from '#domain/languages.ts';
import { formatFindingName } from '#domain/translation/checks.ts';
import type { Unanswered } from '#domain/translation/warnings.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatFinding } from '../useFormatFinding.ts';
import css from './warnings.module.css';

interface Props {
  unanswered: readonly Unanswered[];
  /** How many warnings there are, of which `unanswered` may have the first only. */
  warnings: number;
  language: StoryLanguage;
  /** Where a paragraph is worked on; absent: it is nowhere yet. */
  to?: (segment: number) => string;
  onLeave?: () => void;
}

/** Paragraphs of a chapter whose warnings nobody answered: what the checks say of each, and what it says itself. */
export function WarnedParagraphs({ unanswered, warnings, language, to, onLeave }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const formatFinding = useFormatFinding();
  const left = warnings - unanswered.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <ul className={css.paragraphs}>
      {unanswered.map(({ segment, target, findings }) => {
        const name = t('editor.shared.story.paragraph', { number: segment + 1 });
        return (
          <li key={segment}>
            {to ? (
              <Link to={to(segment)} onClick={onLeave}>
                {name}
              </Link>
            ) : (
              <strong>{name}</strong>
            )}
            <ul className={css.findings}>
              {findings.map((finding) => (
                <li key={formatFindingName(finding)}>{formatFinding(finding)}</li>
              ))}
            </ul>
            <p className={css.target} lang={language} translate="no">
              {target}
            </p>
          </li>
        );
      })}
      {left > 0 && <li>{formatCount('translation.office.warnings.more', left)}</li>}
    </ul>
  );
}
