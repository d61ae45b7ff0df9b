import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import type { Reviewed } from './useReview.ts';

/** What becomes of a chapter once it is approved, in words. */
export function useAfterApproval({ release_at, publish }: Pick<Reviewed, 'release_at' | 'publish'>): string {
  const t = useT();
  const language = useLanguage();
  if (release_at) return t('chapters.office.review.then_at', { time: formatTime(release_at, language) });
  return t(publish ? 'chapters.office.review.then_live' : 'chapters.office.review.then_waits');
}
