import { useQuery } from '@tanstack/react-query';
import { listSignable } from '#domain/stories/stories.calls.ts';
import { send } from './api/client.ts';
import { signableKeys } from './api/queryKeys.ts';

/** The stories that a contract can be applied for, asked for once and when one was sent, taken back or decided on. */
export const useCanSign = () =>
  useQuery({
    queryKey: signableKeys.all,
    queryFn: async () => (await send(listSignable, {})).items,
    staleTime: Infinity,
  }).data;
