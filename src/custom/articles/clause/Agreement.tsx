import { useT } from '../../../i18n/index.ts';

/** What whoever registers agrees to; the clauses are linked below each page of the sign-in. */
export function Agreement() {
  const t = useT();
  return <p className="note">{t('articles.article.clause.agree')}</p>;
}
