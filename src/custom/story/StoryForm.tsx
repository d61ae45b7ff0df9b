import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../dataProvider/client.ts';
import { useT } from '../../i18n/index.ts';
import { usePageTitle } from '../../kit/usePageTitle.ts';
import { Loading } from '../../shell/Loading.tsx';
import { BrokenPage } from '../pages/BrokenPage.tsx';
import { NotFound } from '../pages/NoPage.tsx';
import type { Story } from './story.ts';
import { StoryFields } from './StoryFields.tsx';
import { tagsQuery } from './tagsQuery.ts';

/** `/story/form?id=`: a story's form, or a new one's (decisions.md, 'Routes and session'). */
export default function StoryForm() {
  const t = useT();
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const story = useGetOne<Story>('story', { id: Number(id) }, { enabled: id !== undefined });
  const tags = useQuery(tagsQuery);
  usePageTitle(t(id === undefined ? 'fiction.new' : 'fiction.edit'));

  const error = story.error ?? tags.error;
  if ((story.error as ApiError | null)?.status === 404) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={() => void Promise.all([story.refetch(), tags.refetch()])} />;
  if (!tags.data || (id !== undefined && !story.data)) return <Loading />;
  return <StoryFields key={id} story={story.data} tags={tags.data} />;
}
