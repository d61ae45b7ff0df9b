import { clausePaths } from '#domain/articles/clause.ts';
import { useAddress } from '../../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../../lib/routing/routes.ts';
import { ArticleText } from '../../ArticleText.tsx';
import { useArticle } from '../useArticles.ts';
import { Editions } from './Editions.tsx';

const slugs = new Map(Object.entries(clausePaths).map(([slug, path]) => [path, slug]));

/**
 * `/clause/termsOfService` and `/clause/privacyPolicy`: the edition in force, or with `?edition=1` another one, and with
 * `&text=1` what it said before it was corrected.
 */
export function Clause() {
  const address = useAddress();
  const slug = slugs.get(stripQuery(address))!;
  const query = new URLSearchParams(address.split('?')[1]);
  const read = (name: string) => (/^[1-9]\d{0,3}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  const article = useArticle('clause', slug, { edition: read('edition'), text: read('text') });
  const edition = article.data?.edition;
  return <ArticleText article={article}>{edition && <Editions slug={slug} edition={edition} />}</ArticleText>;
}
