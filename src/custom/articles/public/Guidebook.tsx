import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { ArticleText } from '../ArticleText.tsx';
import { OnlyInEnglish } from './OnlyInEnglish.tsx';
import { Turn } from './Turn.tsx';
import { useArticleInAddress } from './useArticles.ts';
import css from '../articles.module.css';

/** Beside the text; the stylesheet goes by the same width. */
const hasNoRoom = () => window.matchMedia('(max-width: 60rem)').matches;

const getChapterPath = (slug: string) => `/handbook?chapter=${slug}`;

/** `/handbook?chapter=3`: the guidebook, its chapters beside the one that is read; on a narrow window folded above it. */
export function Guidebook() {
  const t = useT();
  const { slug, article, items } = useArticleInAddress('handbook', 'chapter', '1');
  return (
    <div className={css.book}>
      {items.length > 0 && (
        <nav aria-label={t('articles.chapters')} className={css.contents}>
          <details key={slug} open={!hasNoRoom()}>
            <summary>{t('articles.chapters')}</summary>
            <ol>
              {items.map((one) => (
                <li key={one.slug}>
                  <Link
                    to={getChapterPath(one.slug)}
                    aria-current={one.slug === slug ? 'page' : undefined}
                    lang={one.language}
                  >
                    {one.title}
                  </Link>
                  <OnlyInEnglish language={one.language} among={items} />
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      <div>
        <ArticleText article={article} />
        {article.data && <Turn items={items} slug={slug} getPath={getChapterPath} />}
      </div>
    </div>
  );
}
