import type { ArticlePlace } from '#domain/articles/article.ts';
import type { getArticle, listArticles } from '#domain/articles/articles.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { publicCall } from '../../../lib/api/publicCalls.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { useInLanguage } from '../../../lib/useInLanguage.ts';

const listing = publicCall<typeof listArticles>('GET /api/articles/{place}');
const reading = publicCall<typeof getArticle>('GET /api/articles/{place}/{slug}');

/** What is at a place, with its texts or without. */
export const useArticles = (place: ArticlePlace, { texts = false } = {}) =>
  useInLanguage(`${place} ${texts}`, (language) => send(listing, { params: { place }, query: { language, texts } }));

/** One article; of a clause an edition, and a text of it. */
export const useArticle = (
  place: ArticlePlace,
  slug: string,
  { edition, text }: { edition?: number | undefined; text?: number | undefined } = {},
) =>
  useInLanguage(`${place}/${slug}/${edition}/${text}`, (language) =>
    send(reading, { params: { place, slug }, query: { language, edition, text } }),
  );

/**
 * The article that a parameter of the address names, else the first that is published, and all that stand at its place.
 * `first` is asked for at once, since it is hardly ever another one.
 */
export function useArticleInAddress(place: ArticlePlace, parameter: string, first: string) {
  const address = useAddress();
  const list = useArticles(place);
  const items = list.data?.items ?? [];
  const chosen = new URLSearchParams(address.split('?')[1]).get(parameter);
  const slug = chosen ?? (items.some((one) => one.slug === first) ? first : (items[0]?.slug ?? first));
  const answer = useArticle(place, slug);
  const mayBeAnother = chosen === null && !list.data && !list.error;
  const article = mayBeAnother ? { ...answer, error: undefined } : answer;
  const retry = () => {
    article.retry();
    list.retry();
  };
  return { slug, article: { ...article, retry }, items };
}
