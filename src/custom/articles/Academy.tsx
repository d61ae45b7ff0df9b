import { seasonOf } from '#domain/articles/article.ts';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { InEnglish } from './ArticleText.tsx';
import { lessonPath } from './lessonPath.ts';
import { useArticles } from './useArticles.ts';
import css from './articles.module.css';

const seasons = [1, 2, 3, 4] as const;

/** `/school`: the lessons of the academy by season. */
export function Academy() {
  const t = useT();
  const { data, error, retry } = useArticles('school');
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!data) return <Loading />;
  return (
    <div className={css.academy}>
      <h1>{t('pages.title.school')}</h1>
      <InEnglish of={data.items} />
      {seasons.map((season) => (
        <section key={season} aria-labelledby={`season-${season}`}>
          <h2 id={`season-${season}`}>
            <small>{t('articles.season', { number: season })}</small> {t(`articles.season_title.${season}`)}
          </h2>
          <ol className={css.lessons}>
            {data.items
              .filter(({ slug }) => seasonOf(slug) === season)
              .map(({ slug, title, summary, language }) => (
                <li key={slug} lang={language}>
                  <Link to={lessonPath(slug)}>{title}</Link>
                  <p>{summary}</p>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
