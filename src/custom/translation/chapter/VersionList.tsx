import type { Key, ReactNode } from 'react';
import { useState } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Pager } from '../../../ui/Pager.tsx';
import css from './chapter.module.css';

interface Version {
  key: Key;
  name: string;
  at: string;
  by: string | null;
  reason?: string | null;
  /** What it changed, drawn once it is opened. */
  changes: ReactNode;
}

interface Props {
  title: string;
  /** Said where there are none. */
  none: string;
  versions: readonly Version[];
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Versions of a text, the latest first; each opens to what it changed. */
export function VersionList({ title, none, versions, page, pages, onPage }: Props) {
  const t = useT();
  const locale = useLanguage();
  const [open, setOpen] = useState<Key>();
  return (
    <div className={css.history}>
      <h3>{title}</h3>
      {versions.length === 0 && <p className="note">{none}</p>}
      <ol>
        {versions.map(({ key, name, at, by, reason, changes }) => (
          <li key={key}>
            <div className="facts">
              <strong>{name}</strong>
              <time dateTime={at}>{formatTime(at, locale)}</time>
              {by && <span translate="no">{by}</span>}
              <button
                type="button"
                className="link"
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? undefined : key)}
              >
                {t(open === key ? 'translation.office.details.hide' : 'translation.office.details.show')}
              </button>
            </div>
            {reason && <p className={css.reason}>{reason}</p>}
            {open === key && changes}
          </li>
        ))}
      </ol>
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  );
}
