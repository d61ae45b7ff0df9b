import { statement } from '#domain/statements/statement.entity.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { partsOf } from '../../../resources/partsOf.tsx';
import { GivenMark } from '../../../resources/queue/Given.tsx';
import { StatementBulk } from './StatementBulk.tsx';

const { Value } = partsOf(statement);
const cells = {
  status: (
    <>
      <Value source="status" /> <GivenMark entity={statement} />
    </>
  ),
};

/** The statements, with marks at those that somebody was given to decide on. */
export const StatementList = ({ defaultFilters }: { defaultFilters: Record<string, unknown> | undefined }) => (
  <GeneratedList entity={statement} defaultFilters={defaultFilters} bulk={<StatementBulk />} cellOverrides={cells} />
);
