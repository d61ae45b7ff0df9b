import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { RecordLink } from '../../../resources/record/RecordLink.tsx';

interface Chapter {
  id: number;
  fiction_id: number;
}

/** From what is known of a chapter to its text, whatever state it is in. */
export const ReadLink = () => (
  <RecordLink
    to={({ id, fiction_id }: Chapter) => getReviewsPath(fiction_id, id)}
    label="chapters.office.review.read"
  />
);
