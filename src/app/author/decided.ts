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

/**
 * What of an author's pages the staff decide on. Lists of messages and comments offer what came, and do not move; what the
 * dialog of a statement shows is frozen.
 */
export const decided = [
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
