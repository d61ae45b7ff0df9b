import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';

interface Standing {
  status: ChapterStatus;
  revision_status: Exclude<ChapterStatus, 'published'> | null;
}

/** Where the text that its author works on stands; of a published chapter that was changed since: the change. */
export const getChapterState = ({ status, revision_status }: Standing): ChapterStatus => revision_status ?? status;

interface Step {
  from: readonly ChapterStatus[];
  /** Where it leads; without it the step alone does not tell. */
  to?: ChapterStatus;
  /** Only in a story under contract (domain.md section 4). */
  signed?: true;
}

/**
 * The one table of what leads where (decisions.md, 'Stories and chapters'). Publishing is submitting with the wish to go
 * live on approval; without it an approved chapter waits until its author or the timer releases it.
 */
export const chapterSteps = {
  /** Stays where it is; what is published gets a revision, a draft. */
  save: { from: ['draft', 'rejected', 'published'] },
  submit: { from: ['draft', 'rejected'], to: 'pending_review', signed: true },
  withdraw: { from: ['pending_review', 'pending_publish'], to: 'draft' },
  release: { from: ['pending_publish'], to: 'published', signed: true },
  /** Stays where it is, with a time or without; what gets one and can be submitted is. */
  schedule: { from: ['draft', 'rejected', 'pending_review', 'pending_publish'], signed: true },
  /** It is in no state then, and has its own again when it is brought back. */
  delete: { from: ['draft', 'rejected'] },
  /** Readers see it at once, as by `release`, where its time is over or `goesLiveOnApproval`. */
  approve: { from: ['pending_review'], to: 'pending_publish' },
  reject: { from: ['pending_review'], to: 'rejected' },
} as const satisfies Record<string, Step>;
export type ChapterStep = keyof typeof chapterSteps;

/** May the step be done now? What readers have seen is never deleted, nor scheduled again. */
export function canStep(step: ChapterStep, chapter: Standing, signed: boolean): boolean {
  const { from, ...rest }: Step = chapterSteps[step];
  const beforeReaders = step === 'delete' || step === 'schedule';
  return (
    from.includes(getChapterState(chapter)) &&
    (signed || !rest.signed) &&
    !(beforeReaders && chapter.status === 'published')
  );
}

/** Would it go to the reviewers without a word in it? Such a chapter is neither submitted nor planned. */
export const isUnwritten = ({ word_count, ...standing }: Standing & { word_count: number }): boolean =>
  word_count === 0 && canStep('submit', standing, true);

/**
 * Do readers see a chapter without a time as soon as it is approved? As its author wished; and where the story was
 * completed while it was with the reviewers, since nobody can release it then.
 */
export const goesLiveOnApproval = (
  { release_at, publish_when_approved }: { release_at: string | null; publish_when_approved: boolean },
  completed: boolean,
): boolean => release_at === null && (publish_when_approved || completed);

/** Why a reviewer does not decide on a chapter: it is of their own story, or does not wait for a review. */
export const reviewObstacles = ['own_work', 'decided'] as const;

/** Why a text was replaced; each but autosave keeps what it replaces. */
export const saveCauses = ['autosave', 'save', 'conflict', 'restore', 'replace', 'upload'] as const;
export type SaveCause = (typeof saveCauses)[number];
/** Why a version is there: by what its text was replaced, or that its author saved it as a draft. */
export const versionCauses = [...saveCauses, 'draft'] as const;
export type VersionCause = (typeof versionCauses)[number];
