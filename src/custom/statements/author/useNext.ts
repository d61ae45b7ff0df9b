import { getStatementStage } from '#domain/statements/statementSteps.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import type { ListedStatement } from './listedStatement.ts';

/** Says what happens next with a statement, and by when. */
export function useNext(): (statement: ListedStatement) => string {
  const t = useT();
  const formatDate = useFormatDate();
  const formatDual = useDualTime();
  return (statement) => {
    const stage = getStatementStage(statement);
    return t(`statements.author.next.${stage}`, {
      until: statement.confirm_until ? formatDual(statement.confirm_until) : '',
      day: formatDate(stage === 'paid' && statement.paid_on ? statement.paid_on : statement.pay_day),
    });
  };
}
