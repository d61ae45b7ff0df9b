import { use } from 'react';
import { useT } from '../../i18n/index.ts';
import { Link, Navigation } from '../../lib/routing/navigation.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Turn } from './Turn.tsx';
import { useArticle, useArticles } from './useArticles.ts';
import css from './articles.module.css';

const chapterPath = (slug: string) => `/handbook?chapter=${slug}`;

/** `/handbook?chapter=3`: the guidebook, its chapters beside the one that is read. */
export function Guidebook() {
  const t = useT();
  const { address } = use(Navigation);
  const slug = new URLSearchParams(address.split('?')[1]).get('chapter') ?? '1';
  const article = useArticle('handbook', slug);
  const { data: { items } = { items: [] } } = useArticles('handbook');
  return (
    <div className={css.book}>
      <nav aria-label={t('articles.chapters')} className={css.contents}>
        <p>{t('pages.title.handbook')}</p>
        <ol>
          {items.map((one) => (
            <li key={one.slug}>
              <Link
                to={chapterPath(one.slug)}
                aria-current={one.slug === slug ? 'page' : undefined}
                lang={one.language}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <ArticleText article={article} />
        <Turn items={items} slug={slug} pathOf={chapterPath} />
      </div>
    </div>
  );
}
