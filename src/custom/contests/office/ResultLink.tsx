import { RecordLink } from '../../../resources/record/RecordLink.tsx';
import { getResultPath } from './paths.ts';

/** From a contest to how it is judged. */
export const ResultLink = () => <RecordLink to={({ id }) => getResultPath(id)} label="contests.office.result.open" />;
