import { ClauseEditions } from './clause/ClauseEditions.tsx';
import { Versions } from './Versions.tsx';

/** What belongs to an article, below its fields. */
export const ArticleParts = () => (
  <>
    <ClauseEditions />
    <Versions />
  </>
);
