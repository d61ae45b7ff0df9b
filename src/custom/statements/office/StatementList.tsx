import { statement } from '#domain/statements/statement.entity.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { StatementBulk } from './StatementBulk.tsx';

export const StatementList = ({ defaultFilters }: { defaultFilters: Record<string, unknown> | undefined }) => (
  <GeneratedList entity={statement} defaultFilters={defaultFilters} bulk={<StatementBulk />} />
);
