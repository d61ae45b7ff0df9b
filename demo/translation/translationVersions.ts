import { toIso, minute } from '#demo/kit/time.ts';
import { countNewWords } from '#domain/translation/newWords.ts';
import type { Segment } from '#domain/translation/segments.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import type { TranslationVersionCause } from '#domain/translation/translationVersion.ts';
import type { translationVersions } from '#server/db/schema.ts';

type Version = Omit<typeof translationVersions.$inferInsert, 'translated_chapter_id'>;

interface Seeded {
  state: TranslatedChapterState;
  title: string | null;
  /** All of it translated. */
  segments: Segment[];
  translator_id: number;
  /** When the last version was made. */
  at: number;
  /** Why the auditor sent it back; absent: it was not. */
  reason?: string;
}

/** What each state of a chapter has behind it, the first in front. */
const causes: Record<TranslatedChapterState, readonly TranslationVersionCause[]> = {
  untranslated: [],
  in_work: [],
  in_review: ['submit'],
  approved: ['submit', 'correct', 'approve'],
  released: ['submit', 'correct', 'approve', 'release'],
};

/** Where the auditor finds something first. */
const auditedNth = 2;

/** A first text, in which the auditor will find something: the last word of some paragraphs is missing. */
const createFirstText = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment, at) =>
    at % 7 === auditedNth ? { ...segment, target: segment.target.replace(/\s\S+$/u, '…') } : segment,
  );

/** Texts that a translated chapter has had. */
export function createVersions(
  { state, title, segments, translator_id, at, reason }: Seeded,
  auditor_id: number,
): Version[] {
  const own = reason && state === 'in_work' ? (['submit', 'send_back'] as const) : causes[state];
  return own.map((cause, index) => ({
    cause,
    title,
    segments: cause === 'send_back' || (cause === 'submit' && own.length > 1) ? createFirstText(segments) : segments,
    ...(cause === 'send_back' && { reason, remarks: [{ sources: segments[auditedNth]!.sources, text: reason! }] }),
    user_id: cause === 'submit' ? translator_id : auditor_id,
    ...((cause === 'send_back' || cause === 'approve') && { translator_id }),
    ...(cause === 'approve' && { words: countNewWords(segments) }),
    at: toIso(at - (own.length - 1 - index) * 45 * minute),
  }));
}
