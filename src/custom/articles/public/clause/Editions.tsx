import type { getArticle } from '#domain/articles/articles.calls.ts';
import { getClausePath } from '#domain/articles/clause.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatDay } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import css from './clause.module.css';

interface Props {
  slug: string;
  edition: NonNullable<AnswerOf<typeof getArticle>['edition']>;
}

/** Which edition is read, whether it counts, and the others; which of its texts, where it was corrected. */
export function Editions({ slug, edition }: Props) {
  const t = useT();
  const language = useLanguage();
  const { number, withdrawn, text, texts, in_force, all } = edition;
  const name = (one: Pick<typeof edition, 'number' | 'effective_on'>) =>
    // Those before the one in force have been so since their day, those after it are yet to be.
    t(
      (in_force !== null && one.number <= in_force) || (withdrawn && one.number === number)
        ? 'articles.article.clause.edition'
        : 'articles.article.clause.coming',
      {
        number: one.number,
        day: formatDay(one.effective_on, language),
      },
    );
  const others = all.filter((one) => one.number !== number);
  return (
    <div className={css.editions}>
      {number !== in_force && (
        <p className="callout good" role="status">
          {t(withdrawn ? 'articles.article.clause.withdrawn' : 'articles.article.clause.other')}{' '}
          {in_force !== null && <Link to={getClausePath(slug)}>{t('articles.article.clause.present')}</Link>}
        </p>
      )}
      {text < texts.length && (
        <p className="callout good" role="status">
          {t('articles.article.clause.corrected')}{' '}
          <Link to={getClausePath(slug, number)}>{t('articles.article.clause.latest')}</Link>
        </p>
      )}
      <p>{name(edition)}</p>
      <p>{t('articles.article.clause.binding')}</p>
      {texts.length > 1 && (
        <details>
          <summary>{t('articles.article.clause.texts')}</summary>
          <ul>
            {texts.map((one) => (
              <li key={one.text}>
                <Link to={getClausePath(slug, number, one.text)} aria-current={one.text === text ? 'page' : undefined}>
                  {t('articles.article.clause.text', { day: formatDay(one.published_on, language) })}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('articles.article.clause.editions')}</summary>
          <ul>
            {all.map((one) => (
              <li key={one.number}>
                <Link
                  to={getClausePath(slug, one.number === in_force ? undefined : one.number)}
                  aria-current={one.number === number ? 'page' : undefined}
                >
                  {name(one)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
