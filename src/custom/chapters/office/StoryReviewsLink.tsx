import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { RecordLink } from '../../../resources/record/RecordLink.tsx';

/** From a story to its chapters that wait for review. */
export const StoryReviewsLink = () => (
  <RecordLink to={({ id }) => getReviewsPath(id)} label="chapters.office.review.of_story" />
);
