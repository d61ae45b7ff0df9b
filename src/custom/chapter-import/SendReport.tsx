import { useT } from '../../i18n/index.ts';
import type { Refused } from './sendFiles.ts';
import css from './upload.module.css';

interface Props {
  refused: readonly Refused[];
  left: readonly File[];
  onSend: (files: readonly File[]) => void;
}

/** Files that were not taken, each with its reason, and those that were not tried. */
export function SendReport({ refused, left, onSend }: Props) {
  const t = useT();
  if (refused.length === 0 && left.length === 0) return null;
  return (
    <div className={css.report} role="alert">
      {refused.length > 0 && (
        <>
          <p>{t('chapter-import.writing.not_read', { smart_count: refused.length })}</p>
          <ul>
            {refused.map(({ name, problem }) => (
              <li key={name}>
                <b translate="no">{name}</b>: {t(problem.message, problem.args)}
              </li>
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && (
        <p>
          {t('chapter-import.writing.not_sent', { smart_count: left.length })}{' '}
          <button type="button" className="button quiet" onClick={() => onSend(left)}>
            {t('chapter-import.writing.send_rest')}
          </button>
        </p>
      )}
    </div>
  );
}
