import { useState, type ReactNode } from 'react';
import { removeNumbers } from '#domain/chapters/chapters.calls.ts';
import {
  submissionRefusals,
  type Confirmed,
  type RefusedChapter,
  type SubmissionRefusal,
} from '#domain/chapters/submission.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { RefusedDialog } from './RefusedDialog.tsx';

interface Refused {
  why: SubmissionRefusal;
  chapters: RefusedChapter[];
}

/** What keeps a submission from going on, where its author can say how it does. */
function findRefused(failure: unknown): Refused | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const why = (Object.keys(submissionRefusals) as SubmissionRefusal[]).find(
    (name) => submissionRefusals[name] === failure.message,
  );
  const { chapters } = (failure.details ?? {}) as { chapters?: RefusedChapter[] };
  return why && chapters && { why, chapters };
}

interface Submission {
  /** Runs a submission, and again with what its author says where the server asks; undefined: it was left. */
  run: <A>(submit: (confirmed: Confirmed[]) => Promise<A>) => Promise<A | undefined>;
  /** What is asked; to be drawn where the submission is. */
  dialog: ReactNode;
}

/**
 * Every way in which chapters are submitted goes through here. `remove` takes the numbers out of chapters; by default the
 * server does.
 */
export function useSubmission(
  story: { id: number; language: string },
  remove?: (chapters: readonly RefusedChapter[]) => Promise<unknown>,
): Submission {
  const [question, setQuestion] = useState<Refused & { answer: (yes: boolean) => void }>();

  const ask = (refused: Refused): Promise<boolean> =>
    new Promise((resolve) =>
      setQuestion({
        ...refused,
        answer: (yes) => {
          setQuestion(undefined);
          resolve(yes);
        },
      }),
    );
  const takeOut =
    remove ??
    ((chapters: readonly RefusedChapter[]) =>
      send(removeNumbers, { params: { fiction_id: story.id }, body: { ids: chapters.map(({ id }) => id) } }));

  async function run<A>(submit: (confirmed: Confirmed[]) => Promise<A>): Promise<A | undefined> {
    let confirmed: Confirmed[] = [];
    for (;;)
      try {
        return await submit(confirmed);
      } catch (failure) {
        const refused = findRefused(failure);
        if (!refused) throw failure;
        if (!(await ask(refused))) return undefined;
        if (refused.why === 'numbered') await takeOut(refused.chapters);
        else confirmed = refused.chapters.map(({ id, revision }) => ({ id, revision }));
      }
  }
  return {
    run,
    dialog: question && (
      <RefusedDialog why={question.why} chapters={question.chapters} story={story} onAnswer={question.answer} />
    ),
  };
}
