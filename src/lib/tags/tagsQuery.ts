import { queryOptions } from '@tanstack/react-query';
import { getStoryTags } from '#domain/stories/stories.calls.ts';
import { send } from '../api/client.ts';
import { tagKeys } from '../api/queryKeys.ts';

/** The tags that stories are classified by. */
export const tagsQuery = queryOptions({
  queryKey: tagKeys.all,
  queryFn: () => send(getStoryTags, {}),
  staleTime: 300_000,
});
