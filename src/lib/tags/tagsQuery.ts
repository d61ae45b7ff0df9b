import { queryOptions } from '@tanstack/react-query';
import { getFictionTags } from '#domain/stories/stories.calls.ts';
import { send } from '../api/client.ts';

/** The tags that stories are classified by. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: () => send(getFictionTags, {}),
  staleTime: 300_000,
});
