import { useState, type ReactNode } from 'react';
import type { StoryLanguage } from '#domain/languages.ts';
import { unansweredRefusal, type UnansweredChapter } from '#domain/translation/warningRules.ts';
import { ApiError } from '../../../lib/api/client.ts';
import { UnansweredDialog } from './UnansweredDialog.tsx';

type Seen = { id: number; revision: number }[];

interface Submission {
  /** Runs a submission, and again where the translator has seen its warnings; `left` where it was left. */
  run: <A>(submit: (seen: Seen) => Promise<A>) => Promise<A | 'left'>;
  /** What is asked; to be drawn where the submission is. */
  dialog: ReactNode;
}

/** The warnings of a chapter that is not submitted because of them; undefined: something else failed. */
function findUnanswered(failure: unknown): UnansweredChapter[] | undefined {
  if (!(failure instanceof ApiError) || failure.message !== unansweredRefusal) return undefined;
  return (failure.details as { chapters?: UnansweredChapter[] } | undefined)?.chapters;
}

/** Every way in which translations are submitted goes through here: warnings that nobody answered are seen first. */
export function useUnanswered(language: StoryLanguage): Submission {
  const [question, setQuestion] = useState<{ chapters: UnansweredChapter[]; answer: (yes: boolean) => void }>();
  const ask = (chapters: UnansweredChapter[]): Promise<boolean> =>
    new Promise((resolve) =>
      setQuestion({
        chapters,
        answer: (yes) => {
          setQuestion(undefined);
          resolve(yes);
        },
      }),
    );

  async function run<A>(submit: (seen: Seen) => Promise<A>): Promise<A | 'left'> {
    const seen: Seen = [];
    for (;;)
      try {
        return await submit(seen);
      } catch (failure) {
        const chapters = findUnanswered(failure);
        if (!chapters) throw failure;
        if (!(await ask(chapters))) return 'left';
        seen.push(...chapters.map(({ id, revision }) => ({ id, revision })));
      }
  }
  return {
    run,
    dialog: question && (
      <UnansweredDialog chapters={question.chapters} language={language} onAnswer={question.answer} />
    ),
  };
}
