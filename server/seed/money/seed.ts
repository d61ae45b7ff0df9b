import { addMonths, monthOf } from '#domain/rules/clock.ts';
import { demoAuthor } from '#server/seed/authors.ts';
import { randomFor } from '#server/seed/random.ts';
import type { Story } from '#server/seed/stories.ts';
import type { Writer } from '#server/seed/writer.ts';
import { incomesOf, type Income } from './income.ts';
import { paymentTypeOf, payout, type PaymentType } from './payroll.ts';
import { statementsOf, type Statement } from './statements.ts';

const months = 12;

/** Income of the last twelve months, the statements over it and the payouts. */
export async function seedMoney(write: Writer, stories: readonly Story[], now: number): Promise<void> {
  const current = monthOf(new Date(now));
  const list = Array.from({ length: months }, (_, index) => addMonths(current, index - months));
  const random = randomFor('money');
  const earning = Map.groupBy(
    stories.filter(({ contract }) => contract === 'signed'),
    ({ author }) => author,
  );
  const [incomes, statements, types]: [Income[], Statement[], PaymentType[]] = [[], [], []];
  for (const [author, theirs] of earning) {
    const earned = theirs.flatMap((story) => incomesOf(story, random, list));
    const made = statementsOf(author, theirs, earned, random, list, now);
    const type = author.user_name === demoAuthor ? 'bank' : paymentTypeOf(made, random);
    incomes.push(...earned);
    statements.push(...made);
    types.push(...made.map(() => type));
  }
  await write('income', incomes);
  const ids = await write('statement', statements);
  const due = statements.flatMap((statement, index) =>
    statement.status === 'paid' || statement.status === 'approved'
      ? [payout(statement, ids[index]!, types[index]!, random, list.at(-1)!)]
      : [],
  );
  await write('payroll', due);
}
