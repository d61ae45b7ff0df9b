import { ArticleText } from '../../ArticleText.tsx';
import { useArticle } from '../useArticles.ts';
import { CoverCheck } from './CoverCheck.tsx';
import { CoverExamples } from './CoverExamples.tsx';
import css from './cover.module.css';

/** `/coverGuide`: what a cover needs, right and wrong ones, and a check of one. */
export function CoverGuide() {
  const article = useArticle('page', 'cover-guide');
  return (
    <div className={css.guide}>
      <ArticleText article={article} />
      {article.data && (
        <>
          <CoverExamples />
          <CoverCheck />
        </>
      )}
    </div>
  );
}
