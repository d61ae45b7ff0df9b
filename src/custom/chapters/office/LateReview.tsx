import { isReviewLate } from '#domain/chapters/reviewAim.ts';
import { useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';

/** Marks a chapter that has waited for its review for longer than the aim, since it was submitted. */
export function LateReview({ submittedAt, now }: { submittedAt: string; now: Date }) {
  const t = useT();
  return isReviewLate(submittedAt, now) && <StateChip tone="bad">{t('chapters.office.review.late')}</StateChip>;
}
