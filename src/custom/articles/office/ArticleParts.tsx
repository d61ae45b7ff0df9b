import { ClauseEditions } from './clause/ClauseEditions.tsx';
import { PendingText } from './PendingText.tsx';
import { Versions } from './Versions.tsx';

/** What belongs to an article, below its fields. */
export const ArticleParts = () => (
  <>
    <PendingText />
    <ClauseEditions />
    <Versions />
  </>
);
