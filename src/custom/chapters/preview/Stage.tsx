import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
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
          <div className={css.choices} role="group" aria-label={t('chapters.shared.preview.width')}>
            {widths.map((name) => (
              <button key={name} type="button" aria-pressed={name === width} onClick={() => set({ width: name })}>
                {t(`chapters.shared.preview.${name}`)}
              </button>
            ))}
          </div>
          <div className={css.choices} role="group" aria-label={t('chapters.shared.preview.size')}>
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
          <div className={css.choices} role="group" aria-label={t('chapters.shared.preview.paper')}>
            {modes.map((name) => (
              <button key={name} type="button" aria-pressed={name === paper} onClick={() => set({ paper: name })}>
                {t(`chapters.shared.preview.${name}`)}
              </button>
            ))}
          </div>
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
