import { useQueryClient } from '@tanstack/react-query';
import { updateBonusKeys } from '../../custom/bonuses/queryKeys.ts';
import { contestKeys } from '../../custom/contests/queryKeys.ts';
import { contractKeys, invitationKeys } from '../../custom/contracts/queryKeys.ts';
import { earningsKeys } from '../../custom/earnings/queryKeys.ts';
import { chapterKeys } from '../../custom/editor/queryKeys.ts';
import { releaseKeys } from '../../custom/releases/queryKeys.ts';
import { questionKeys, statementKeys } from '../../custom/statements/queryKeys.ts';
import {
  contentsKeys,
  earningsStatsKeys,
  ownStatementsKeys,
  profileKeys,
  signableKeys,
  storyKeys,
  todoKeys,
} from '../../lib/api/queryKeys.ts';
import { useNews } from '../../lib/live/useNews.ts';

/**
 * What of an author's pages the staff decide on. Lists of messages and comments offer what came, and do not move; what the
 * dialog of a statement shows is frozen.
 */
const decided = [
  todoKeys.all,
  storyKeys.all,
  contentsKeys.all,
  chapterKeys.all,
  contractKeys.all,
  invitationKeys.all,
  signableKeys.all,
  earningsStatsKeys.all,
  ownStatementsKeys.all,
  statementKeys.waiting,
  questionKeys.counts,
  updateBonusKeys.all,
  earningsKeys.all,
  releaseKeys.all,
  contestKeys.all,
  profileKeys.all,
];

/** Reads again what the open page shows when the staff have decided something. */
export function News() {
  const queries = useQueryClient();
  useNews(() => {
    for (const queryKey of decided) void queries.invalidateQueries({ queryKey });
  });
  return null;
}
