/** A chapter of an edition. Nobody has begun the first; readers have the last. */
export const translatedChapterStates = ['untranslated', 'in_work', 'in_review', 'approved', 'released'] as const;
export type TranslatedChapterState = (typeof translatedChapterStates)[number];

interface Step {
  from: readonly TranslatedChapterState[];
  to: TranslatedChapterState;
}

/** The one table of what leads where. A task is needed to write, to submit and to review; none to release. */
export const translatedChapterSteps = {
  write: { from: ['untranslated', 'in_work'], to: 'in_work' },
  submit: { from: ['in_work'], to: 'in_review' },
  /** Its task was cancelled while it waited: nobody can decide on it, and another task can have it as it is. */
  withdraw: { from: ['in_review'], to: 'in_work' },
  send_back: { from: ['in_review'], to: 'in_work' },
  approve: { from: ['in_review'], to: 'approved' },
  release: { from: ['approved'], to: 'released' },
  /** Its source has changed, and a task is to bring it up to date: readers keep what they have. */
  reopen: { from: ['approved', 'released'], to: 'in_work' },
  /** Its source says again what it said, and nobody has written in it since. */
  restore: { from: ['in_work'], to: 'approved' },
} as const satisfies Record<string, Step>;
export type TranslatedChapterStep = keyof typeof translatedChapterSteps;

/** Where a step leads from a state; undefined: it does not. */
export function getNextChapterState(
  step: TranslatedChapterStep,
  from: TranslatedChapterState,
): TranslatedChapterState | undefined {
  const { from: states, to }: Step = translatedChapterSteps[step];
  return states.includes(from) ? to : undefined;
}

const isApproved = (state: TranslatedChapterState) => state === 'approved' || state === 'released';

/** Has the source changed since the text was made? What was approved whole is whole no more where paragraphs came or went. */
export const lagsBehind = (chapter: {
  state: TranslatedChapterState;
  stale: number;
  done_segments: number;
  segment_count: number;
}): boolean => chapter.stale > 0 || (isApproved(chapter.state) && chapter.done_segments < chapter.segment_count);

/**
 * What a chapter is once its source has changed. What an open task has is worked on again where it lags behind, or nobody
 * could; what no task has stays as it is until one is to bring it up to date.
 */
export const getStateBesideSource = (chapter: Parameters<typeof lagsBehind>[0], hasTask: boolean) =>
  (hasTask && lagsBehind(chapter) && getNextChapterState('reopen', chapter.state)) || chapter.state;

/** What a chapter that went back to work is again, once its source says what it said. */
export function getRestoredState(wasReleased: boolean): TranslatedChapterState {
  const { to } = translatedChapterSteps.restore;
  return wasReleased ? getNextChapterState('release', to)! : to;
}

/** Is there anything to give to a translator? */
export const isLeft = (chapter: Parameters<typeof lagsBehind>[0]): boolean =>
  !isApproved(chapter.state) || lagsBehind(chapter);
