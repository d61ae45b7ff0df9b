import { useT } from '../i18n/index.ts';
import css from './Loading.module.css';

/** Shown only when something takes longer than a blink. */
export function Loading() {
  const t = useT();
  return (
    <div className={css.loading} role="status">
      <span className={css.dots} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
