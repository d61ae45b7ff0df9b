import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { slugPattern, type ArticlePlace } from '#domain/articles/article.ts';
import { getEnglishArticle } from '#domain/articles/articleTranslations.calls.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { send } from '../../../lib/api/client.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { articleKeys } from '../queryKeys.ts';

/** The English of the translation in the form around; undefined for the English itself, and where there is none. */
export function useEnglish() {
  const record = useRecordContext<{ source_revision?: number | null }>();
  const [place, slug, language] = useWatch({ name: ['place', 'slug', 'language'] }) as [ArticlePlace, string, string];
  const since = record?.source_revision ?? undefined;
  const address = useDebounced(slug ?? '');
  const { data } = useQuery({
    queryKey: articleKeys.english(place, address, since),
    queryFn: () => send(getEnglishArticle, { query: { place, slug: address, since } }),
    enabled: Boolean(place && language) && language !== defaultLanguage && slugPattern.test(address),
  });
  return { english: data?.english ?? undefined, since };
}
