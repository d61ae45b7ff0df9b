import { useQuery } from '@tanstack/react-query';
import { readPresentNumbers } from '#domain/articles/articleWriting.calls.ts';
import type { PresentNumbers } from '#domain/articles/livingNumbers.ts';
import { send } from '../../../../lib/api/client.ts';
import { articleKeys } from '../../queryKeys.ts';

const builtIn: PresentNumbers = {};

/** The numbers that settings and records decide; until they are here, all are those that the platform comes with. */
export const usePresentNumbers = (): PresentNumbers =>
  useQuery({ queryKey: articleKeys.numbers, queryFn: () => send(readPresentNumbers, {}), staleTime: 300_000 }).data ??
  builtIn;
