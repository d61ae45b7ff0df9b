import { useT } from '../../i18n/index.ts';
import type { SentFiles } from '../../lib/api/sendInOrder.ts';
import css from './SendReport.module.css';

interface Props {
  sent: SentFiles;
  onSend: (files: readonly File[]) => void;
}

/** Files of chapters that were not taken, each with its reason, and those that were not sent, which can be sent again. */
export function SendReport({ sent: { refused, left, problem }, onSend }: Props) {
  const t = useT();
  if (refused.length === 0 && left.length === 0) return null;
  return (
    <div className={css.report} role="alert">
      {refused.length > 0 && (
        <>
          <p>{t('chapter-import.shared.not_read', { smart_count: refused.length })}</p>
          <ul>
            {refused.map(({ name, problem: why }) => (
              <li key={name}>
                <b translate="no">{name}</b>: {t(why.message, why.args)}
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && <p className="problem">{t(problem.message, problem.args)}</p>}
      {left.length > 0 && (
        <p>
          {t('chapter-import.shared.not_sent', { smart_count: left.length })}{' '}
          <button type="button" className="button quiet" onClick={() => onSend(left)}>
            {t('chapter-import.shared.send_rest')}
          </button>
        </p>
      )}
    </div>
  );
}
