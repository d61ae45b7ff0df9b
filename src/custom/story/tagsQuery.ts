import { queryOptions } from '@tanstack/react-query';
import { getFictionTags } from '#domain/calls/fictions.ts';
import { send } from '../../dataProvider/client.ts';

/** The tags that stories are classified by. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: () => send(getFictionTags, {}),
  staleTime: 300_000,
});
