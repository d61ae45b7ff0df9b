import { RecordLink } from '../../../resources/record/RecordLink.tsx';
import { resultPath } from './paths.ts';

/** From a contest to how it is judged. */
export const ResultLink = () => <RecordLink to={({ id }) => resultPath(id)} label="contests.office.result.open" />;
