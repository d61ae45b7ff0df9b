import { useT } from '../../../../i18n/index.ts';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { ArticleText } from '../../ArticleText.tsx';
import { Turn } from '../Turn.tsx';
import { useArticleInAddress } from '../useArticles.ts';
import { getLessonPath } from './lessonPath.ts';
import { LessonRead } from './LessonRead.tsx';
import css from '../../articles.module.css';

/** `/schoolDetail?id=2-1`: a lesson of the academy. */
export function Lesson() {
  const t = useT();
  const { slug, article, items } = useArticleInAddress('school', 'id', '1-1');
  return (
    <div className={css.lesson}>
      <BackLink to="/school">{t('articles.all_lessons')}</BackLink>
      <ArticleText article={article} />
      {article.data && <LessonRead key={slug} slug={slug} />}
      {article.data && <Turn items={items} slug={slug} getPath={getLessonPath} />}
    </div>
  );
}
