import { useState } from 'react';
import { useT } from '../../../../i18n/index.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { ErrorBoundary } from '../../../../ui/page/ErrorBoundary.tsx';
import css from '../../reads/Reads.module.css';

const Reads = lazyWithPreload(makePreloadable(async () => (await import('../../reads/Reads.tsx')).default));

/** Reads by chapter, which come when they are asked for. */
export function ReadsSection({ story }: { story: Story }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <section className={css.section} aria-labelledby="reads">
      <div className={css.head}>
        <h2 id="reads">{t('stories.shared.reads.title')}</h2>
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'stories.shared.reads.close' : 'stories.shared.reads.open')}
        </button>
      </div>
      {open && (
        <ErrorBoundary place="reads">
          <Reads story={story} />
        </ErrorBoundary>
      )}
    </section>
  );
}
