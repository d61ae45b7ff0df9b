import { use, useEffect, useState } from 'react';
import type { ArticlePlace } from '#domain/articles/article.ts';
import { getArticle, listArticles } from '#domain/articles/articles.calls.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useLanguage } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Navigation } from '../../lib/routing/navigation.tsx';

export interface Coming<T> {
  data?: T;
  error?: Error;
  retry: () => void;
}

/** What a public page shows, again in each language; pages for who is signed out have no query client. */
function useInLanguage<T>(key: string, ask: (language: InterfaceLanguage) => Promise<T>): Coming<T> {
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ key: string; data?: T; error?: Error }>();
  useEffect(() => {
    let wanted = true;
    const settle = (came: { data?: T; error?: Error }) => wanted && setState({ key, ...came });
    ask(language).then(
      (data) => settle({ data }),
      (error: Error) => settle({ error }),
    );
    return () => void (wanted = false);
    // `ask` is another one with each drawing; `key` says what it asks for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, language, tries]);
  const shown = state?.key === key ? state : undefined;
  return { data: shown?.data, error: shown?.error, retry: () => setTries(tries + 1) };
}

/** What is at a place, with its texts or without. */
export const useArticles = (place: ArticlePlace, { texts = false } = {}) =>
  useInLanguage(`${place} ${texts}`, (language) =>
    send(listArticles, { params: { place }, query: { language, texts } }),
  );

export const useArticle = (place: ArticlePlace, slug: string) =>
  useInLanguage(`${place}/${slug}`, (language) => send(getArticle, { params: { place, slug }, query: { language } }));

/** The article that a parameter of the address names, else the first, and all that stand at its place. */
export function useArticleInAddress(place: ArticlePlace, parameter: string, first: string) {
  const { address } = use(Navigation);
  const slug = new URLSearchParams(address.split('?')[1]).get(parameter) ?? first;
  const article = useArticle(place, slug);
  const list = useArticles(place);
  const retry = () => {
    article.retry();
    list.retry();
  };
  return { slug, article: { ...article, retry }, items: list.data?.items ?? [] };
}
