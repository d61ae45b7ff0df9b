import { articlePages } from '#domain/articles/article.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { WhenNear } from '../../../../ui/lazy/WhenNear.tsx';
import { ArticleText } from '../../ArticleText.tsx';
import { useArticle } from '../useArticles.ts';
import { CoverExamples } from './CoverExamples.tsx';
import css from './cover.module.css';

// It brings a file picker.
const CoverCheck = lazyWithPreload(makePreloadable(async () => (await import('./CoverCheck.tsx')).CoverCheck));

/** `/coverGuide`: what a cover needs, right and wrong ones, and a check of one. */
export function CoverGuide() {
  const article = useArticle('page', articlePages['/coverGuide']);
  return (
    <div className={css.guide}>
      <ArticleText article={article} />
      {article.data && (
        <>
          <CoverExamples />
          <WhenNear>
            <CoverCheck />
          </WhenNear>
        </>
      )}
    </div>
  );
}
