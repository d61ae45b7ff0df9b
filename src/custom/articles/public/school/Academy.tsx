import { readSeason, seasons } from '#domain/articles/article.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { StateChip } from '../../../../ui/state/StateChip.tsx';
import { InEnglish } from '../../ArticleText.tsx';
import { OnlyInEnglish } from '../OnlyInEnglish.tsx';
import { useArticles } from '../useArticles.ts';
import { getLessonPath } from './lessonPath.ts';
import { useReadLessons } from './useReadLessons.ts';
import css from '../../articles.module.css';

/** `/school`: the lessons of the academy by season. */
export function Academy() {
  const t = useT();
  const locale = useLanguage();
  const { read } = useReadLessons();
  const { data, language: cameFor, error, retry } = useArticles('school');
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!data) return <Loading />;
  return (
    <div className={css.academy}>
      <h1>{t('pages.title.school')}</h1>
      <InEnglish of={data.items} language={cameFor} />
      {read && (
        <p className="muted">
          {t('articles.article.progress.count', {
            count: data.items.filter(({ slug }) => read.includes(slug)).length,
            total: data.items.length,
          })}
        </p>
      )}
      {seasons.map((season) => (
        <section key={season} aria-labelledby={`season-${season}`}>
          <h2 id={`season-${season}`}>
            <small>{t('articles.season', { number: season })}</small> {t(`articles.season_title.${season}`)}
          </h2>
          <ol className={css.lessons}>
            {data.items
              .filter(({ slug }) => readSeason(slug) === season)
              .map(({ slug, title, summary, language }) => (
                <li key={slug} className="card" lang={language}>
                  <Link to={getLessonPath(slug)}>{title}</Link>
                  <p>{summary}</p>
                  <OnlyInEnglish language={language} among={data.items} />
                  {read?.includes(slug) && (
                    <span lang={locale}>
                      <StateChip tone="good">{t('articles.article.progress.read')}</StateChip>
                    </span>
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
