import type { ArticlePlace } from '#domain/articles/article.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../lib/routing/routes.ts';
import { ArticleText } from '../ArticleText.tsx';
import { useArticle } from './useArticles.ts';

/** Pages that are one article each. */
const articles: Record<string, [ArticlePlace, slug: string]> = {
  '/benefit': ['page', 'benefit'],
  '/composition': ['page', 'composition'],
};

/** `/benefit` and `/composition`. */
export function SinglePage() {
  const address = useAddress();
  return <ArticleText article={useArticle(...articles[stripQuery(address)]!)} />;
}
