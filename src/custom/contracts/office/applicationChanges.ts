import type { QueryKey } from '@tanstack/react-query';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceKeys } from '../../../resources/queryKeys.ts';
import { contractKeys } from '../queryKeys.ts';

/** All that shows how an application stands. */
export const listApplicationChanges = (id: number): QueryKey[] => [
  contractKeys.review(id),
  contractKeys.load,
  resourceKeys.of(contractApplication),
  resourceKeys.of(fiction),
];
