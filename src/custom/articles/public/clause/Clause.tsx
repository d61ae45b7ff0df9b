import { clausePaths } from '#domain/articles/clause.ts';
import { useAddress } from '../../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../../lib/routing/routes.ts';
import { ArticleText } from '../../ArticleText.tsx';
import { useArticle } from '../useArticles.ts';
import { Editions } from './Editions.tsx';

const slugs = new Map(Object.entries(clausePaths).map(([slug, path]) => [path, slug]));

/** `/clause/termsOfService` and `/clause/privacyPolicy`: the edition in force, or with `?edition=1` another one. */
export function Clause() {
  const address = useAddress();
  const slug = slugs.get(stripQuery(address))!;
  const number = new URLSearchParams(address.split('?')[1]).get('edition');
  const article = useArticle('clause', slug, number && /^[1-9]\d{0,3}$/.test(number) ? Number(number) : undefined);
  const edition = article.data?.edition;
  return <ArticleText article={article}>{edition && <Editions slug={slug} edition={edition} />}</ArticleText>;
}
