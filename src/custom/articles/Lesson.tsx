import { use } from 'react';
import { useT } from '../../i18n/index.ts';
import { Navigation } from '../../lib/routing/navigation.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ArticleText } from './ArticleText.tsx';
import { lessonPath } from './lessonPath.ts';
import { Turn } from './Turn.tsx';
import { useArticle, useArticles } from './useArticles.ts';
import css from './articles.module.css';

/** `/schoolDetail?id=2-1`: a lesson of the academy. */
export function Lesson() {
  const t = useT();
  const { address } = use(Navigation);
  const slug = new URLSearchParams(address.split('?')[1]).get('id') ?? '1-1';
  const article = useArticle('school', slug);
  const { data: { items } = { items: [] } } = useArticles('school');
  return (
    <div className={css.lesson}>
      <BackLink to="/school">{t('articles.all_lessons')}</BackLink>
      <ArticleText article={article} />
      <Turn items={items} slug={slug} pathOf={lessonPath} />
    </div>
  );
}
