import { articlePages } from '#domain/articles/article.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../lib/routing/routes.ts';
import { ArticleText } from '../ArticleText.tsx';
import { useArticle } from './useArticles.ts';

/** `/benefit` and `/composition`: one article each. */
export function SinglePage() {
  const address = useAddress();
  return <ArticleText article={useArticle('page', articlePages[stripQuery(address) as keyof typeof articlePages])} />;
}
