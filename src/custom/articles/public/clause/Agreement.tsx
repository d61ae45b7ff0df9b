import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/index.ts';
import css from './clause.module.css';

/** Below the ways to register what one agrees to by them; the clauses are linked below each page of the sign-in. */
export function Agreement({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      {children}
      <p className={`note ${css.agreement}`}>{t('articles.article.clause.agree')}</p>
    </>
  );
}
