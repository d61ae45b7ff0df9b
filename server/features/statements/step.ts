import { eq } from 'drizzle-orm';
import { statement as declared } from '#domain/statements/statement.entity.ts';
import { getStepChange, type StatementStep } from '#domain/statements/statementSteps.ts';
import { tables } from '#server/db/schema.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';

const { statement } = tables;

/** Takes a statement a step further, which the caller has seen that it can take; `set` changes with it. */
export async function takeStatementStep(
  context: Changing,
  id: number,
  step: StatementStep,
  set: Partial<Pick<typeof statement.$inferSelect, 'reason' | 'resubmit_by'>> = {},
): Promise<void> {
  await updateRecords(context, declared, eq(statement.id, id), { ...set, ...getStepChange(step) }, step);
}
