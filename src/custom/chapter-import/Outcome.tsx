import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import type { Stored } from './Grid.tsx';
import css from './upload.module.css';

interface Props {
  storyId: number;
  stored: Stored;
  /** A published chapter was replaced. */
  revised: boolean;
  onAnother: () => void;
}

/** What became of a file. The focus comes along, since what it was on is gone. */
export function Outcome({ storyId, stored, revised, onAnother }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.outcome} aria-labelledby="outcome">
      <h2 id="outcome" ref={heading} tabIndex={-1}>
        {t('chapter-import.writing.done')}
      </h2>
      <p>{t('chapter-import.writing.done_text', { ...stored })}</p>
      {revised && <p>{t('chapter-import.writing.done_revision')}</p>}
      <div className="actions">
        <Link className="button" to={`/story/detail?id=${storyId}`}>
          {t('chapter-import.writing.to_story')}
        </Link>
        <button type="button" className="button quiet" onClick={onAnother}>
          {t('chapter-import.writing.another')}
        </button>
      </div>
    </section>
  );
}
