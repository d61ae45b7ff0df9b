import { isPending } from '#domain/contracts/contract.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { StoryRow } from '#server/kit/story.ts';

/**
 * 409 for what would take so many words out of a locked story that its open application for a contract has too few left
 * (decisions.md, 'Contracts'). `words` is what is added or, negative, goes. For commands that lose nothing by being
 * refused: what an author types is saved at any length, and the application then waits.
 */
export function keepMinimum({ contract_status, word_count }: StoryRow, words: number): void {
  const left = word_count + words;
  const more_than = contractLimits.moreWordsThan;
  if (words < 0 && left <= more_than && isPending(contract_status))
    throw conflict('chapters.shared.errors.contract_words', { left, more_than });
}
