import type { BonusStatus } from '#domain/bonuses/bonusDetail.entity.ts';
import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { isPending, type ContractStatus } from '../contracts/contract.ts';
import { contractLimits } from '../contracts/contractLimits.ts';
import { statusCodes } from './story.ts';

/** What a story waits for. */
export type StoryStep =
  | 'completed'
  | 'apply_completion'
  | 'completion_review'
  | 'completion_granted'
  | 'completion_refused'
  | 'write_more'
  | 'words_short'
  | 'apply'
  | 'no_attempts'
  | 'editor_review'
  | 'sign'
  | 'contract_review'
  | 'apply_again'
  | 'mend'
  | 'release'
  | 'scheduled'
  | 'chapter_review'
  | 'submit'
  | 'write';

/** Who takes the step; nobody where nothing is left to do. */
export type Actor = 'author' | 'editor' | 'house' | 'nobody';

export interface NextStep {
  step: StoryStep;
  actor: Actor;
  /** Of chapters, words or attempts, as the step has it. */
  count?: number;
  /** Days that the step takes at most. */
  days?: number;
  /** When it happens. */
  at?: string;
}

interface Standing {
  status: number;
  contract_status: ContractStatus;
  word_count: number;
  application_count: number;
  states: Record<ChapterStatus, number>;
  scheduled: number;
  next_release_at: string | null;
  completion_applied_at: string | null;
  completion_status: BonusStatus | null;
}

/** What happens next with a story, what its author has to do first (domain.md sections 4 and 5). */
export function listNextSteps(story: Standing): NextStep[] {
  if (story.status === statusCodes.completed) return [getCompletionStep(story)];
  return story.contract_status === 'signed' ? listChapterSteps(story) : listContractSteps(story);
}

function getCompletionStep({ contract_status, completion_applied_at, completion_status }: Standing): NextStep {
  if (contract_status !== 'signed') return { step: 'completed', actor: 'nobody' };
  if (completion_status === 'approved') return { step: 'completion_granted', actor: 'nobody' };
  if (completion_status === 'rejected') return { step: 'completion_refused', actor: 'nobody' };
  return completion_applied_at === null
    ? { step: 'apply_completion', actor: 'author' }
    : { step: 'completion_review', actor: 'house' };
}

/** An application that is open waits where its story was shortened below what it needs. */
function listContractSteps(story: Standing): NextStep[] {
  const missing = contractLimits.moreWordsThan + 1 - story.word_count;
  const short: NextStep = { step: 'words_short', actor: 'author', count: missing };
  return [...(missing > 0 && isPending(story.contract_status) ? [short] : []), getApplicationStep(story)];
}

function getApplicationStep({ contract_status, word_count, application_count }: Standing): NextStep {
  switch (contract_status) {
    case 'applying':
    case 'editor_review':
      return { step: 'editor_review', actor: 'editor', days: contractLimits.reviewDays };
    case 'signature_verification':
      return { step: 'sign', actor: 'author', days: contractLimits.linkDays };
    case 'contract_review':
      return { step: 'contract_review', actor: 'house', days: contractLimits.reviewDays };
    default: {
      const remaining = contractLimits.attempts - application_count;
      if (remaining <= 0) return { step: 'no_attempts', actor: 'nobody' };
      const missing = contractLimits.moreWordsThan + 1 - word_count;
      if (missing > 0) return { step: 'write_more', actor: 'author', count: missing };
      return { step: contract_status === 'not_signed' ? 'apply' : 'apply_again', actor: 'author', count: remaining };
    }
  }
}

function listChapterSteps({ states, scheduled, next_release_at }: Standing): NextStep[] {
  const steps: NextStep[] = [
    { step: 'mend', actor: 'author', count: states.rejected },
    { step: 'release', actor: 'author', count: states.pending_publish - scheduled },
    { step: 'submit', actor: 'author', count: states.draft },
    { step: 'chapter_review', actor: 'editor', count: states.pending_review },
    { step: 'scheduled', actor: 'house', count: scheduled, ...(next_release_at && { at: next_release_at }) },
  ];
  const due = steps.filter(({ count = 0 }) => count > 0);
  return due.length > 0 ? due : [{ step: 'write', actor: 'author' }];
}
