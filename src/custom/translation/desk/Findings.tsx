import { formatFindingName, type Finding } from '#domain/translation/checks.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatFinding } from '../useFormatFinding.ts';
import css from './desk.module.css';

interface Props {
  id: string;
  errors: readonly Finding[];
  warnings: readonly Finding[];
  /** Names of warnings that the translator answered. */
  answered: readonly string[];
  /** Absent: the reader only looks on. */
  onAnswer: ((name: string, isRight: boolean) => void) | undefined;
}

/** What is wrong with a segment, and what may be: a warning is answered, and stays answered. */
export function Findings({ id, errors, warnings, answered, onAnswer }: Props) {
  const t = useT();
  const formatFinding = useFormatFinding();
  return (
    <ul className={css.findings} id={id}>
      {errors.map((error) => (
        <li key={formatFindingName(error)}>{formatFinding(error)}</li>
      ))}
      {warnings.map((warning) => {
        const name = formatFindingName(warning);
        const isRight = answered.includes(name);
        return (
          <li key={name} data-answered={isRight || undefined}>
            <span>{formatFinding(warning)}</span>{' '}
            {isRight && <span className={css.label}>{t('translation.office.desk.answered')}</span>}{' '}
            {onAnswer && (
              <button type="button" className={css.answer} onClick={() => onAnswer(name, !isRight)}>
                {t(isRight ? 'common.shared.undo' : 'translation.office.desk.is_right')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
