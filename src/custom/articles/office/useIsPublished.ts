import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { article } from '#domain/articles/article.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';

type Article = RecordOf<typeof article>;

/** Is the article of the form around published, and stays so? A clause has its editions. */
export function useIsPublished(): boolean {
  const record = useRecordContext<Article>();
  const state = useWatch({ name: 'state' });
  return record?.state === 'published' && (state ?? record.state) === 'published' && record.place !== 'clause';
}
