import { useT } from '../../../../i18n/index.ts';
import css from './clause.module.css';

/** What whoever registers agrees to; the clauses are linked below each page of the sign-in. */
export function Agreement() {
  const t = useT();
  return <p className={`note ${css.agreement}`}>{t('articles.article.clause.agree')}</p>;
}
