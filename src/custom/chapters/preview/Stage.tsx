import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { modes, sizes, useReader, widths } from './reader.ts';
import css from './preview.module.css';

interface Props {
  /** Links beside the settings. */
  links: ReactNode;
  children: ReactNode;
}

/** The page of a reading app, with what its reader can set: screen, letters, paper. */
export function Stage({ links, children }: Props) {
  const t = useT();
  const [{ width, size, paper }, set] = useReader();
  return (
    <>
      <div className={css.bar}>
        <div className={css.links}>{links}</div>
        <div className={css.settings}>
          <Segments
            label={t('chapters.shared.preview.width')}
            names={widths}
            value={width}
            onPick={(name) => set({ width: name })}
          >
            {(name) => t(`chapters.shared.preview.${name}`)}
          </Segments>
          <div className="segments" role="group" aria-label={t('chapters.shared.preview.size')}>
            <button
              type="button"
              aria-label={t('chapters.shared.preview.smaller')}
              disabled={size === 0}
              onClick={() => set({ size: size - 1 })}
            >
              <small>A</small>
            </button>
            <button
              type="button"
              aria-label={t('chapters.shared.preview.larger')}
              disabled={size === sizes.length - 1}
              onClick={() => set({ size: size + 1 })}
            >
              <big>A</big>
            </button>
          </div>
          <Segments
            label={t('chapters.shared.preview.paper')}
            names={modes}
            value={paper}
            onPick={(name) => set({ paper: name })}
          >
            {(name) => t(`chapters.shared.preview.${name}`)}
          </Segments>
        </div>
      </div>
      <p className={css.label}>{t('chapters.shared.preview.note')}</p>
      <div className={css.stage}>
        <article
          className={`${css.page} ${css[width]}`}
          data-mode={paper}
          style={{ '--letters': `${sizes[size] ?? sizes[1]}px` } as object}
        >
          {children}
        </article>
      </div>
    </>
  );
}
