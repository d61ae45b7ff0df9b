import type { ReactNode } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import css from './earlier.module.css';

interface Line {
  id: number;
  name: ReactNode;
  records: number;
  at: string;
  undone_at: string | null;
  /** There is no way back. */
  isFinal?: boolean;
}

interface Props {
  title: string;
  lines: readonly Line[];
  /** What the way back is called. */
  undo: string;
  /** The sentence of a line that is undone, by its `time`. */
  undone: 'common.office.bulk.undone_at' | 'list-import.office.undone_at';
  isOff: boolean;
  onUndo: (id: number) => void;
  children?: ReactNode;
}

/** What its reader did to many records lately, each with the way back. */
export function EarlierList({ title, lines, undo, undone, isOff, onUndo, children }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  return (
    <section className={css.earlier}>
      <h3>{title}</h3>
      {children}
      <ul>
        {lines.map(({ id, name, records, at, undone_at, isFinal }) => (
          <li key={id}>
            <span>
              {name}
              <small className="muted">
                {formatTime(at, language)} · {formatCount('list-import.office.lines', records)}
              </small>
            </span>
            {undone_at && <small className="muted">{t(undone, { time: formatTime(undone_at, language) })}</small>}
            {!undone_at && !isFinal && (
              <button type="button" className="button quiet small" disabled={isOff} onClick={() => onUndo(id)}>
                {undo}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
