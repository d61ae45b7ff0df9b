import { getContestJudging } from '#domain/contests/decision.calls.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { RecordLink } from '../../../resources/record/RecordLink.tsx';
import { getPreviewPath, getResultPath } from './paths.ts';

/** From a contest to its page as readers see it, and to how it is judged. */
export const ContestLinks = () => (
  <>
    <RecordLink to={({ id }) => getPreviewPath(id)} label="contests.office.preview.open" />
    {can(currentRole(), getContestJudging.roles) && (
      <RecordLink to={({ id }) => getResultPath(id)} label="contests.office.result.open" />
    )}
  </>
);
