import { addMonths, startOf } from '#domain/rules/clock.ts';
import { demoAuthor } from '#server/seed/authors.ts';
import type { Author } from '#server/seed/people.ts';
import type { Random } from '#server/seed/random.ts';
import type { Story } from '#server/seed/stories.ts';
import { hour, iso, payDay } from '#server/seed/time.ts';
import type { NewRow } from '#server/seed/writer.ts';
import type { Income } from './income.ts';

export type Statement = NewRow<'statement'>;

/** Bonus and fine of a month, and what finance notes about them. */
function extras(random: Random, royalty: number, exclusive: boolean): Pick<Statement, 'bonus' | 'fine' | 'notes'> {
  if (exclusive && royalty < 10_000 && random.chance(0.5))
    return {
      bonus: random.pick([5000, 8000, 10_000]),
      fine: 0,
      notes: 'Update bonus: no more than three idle days in the month.',
    };
  if (random.chance(0.05))
    return { bonus: random.pick([10_000, 15_000, 20_000]), fine: 0, notes: 'Completion bonus for a finished volume.' };
  if (royalty > 20_000 && random.chance(0.03))
    return {
      bonus: 0,
      fine: random.int(15, 60) * 100,
      notes: 'Piracy fine: free copies of paid chapters were still online.',
    };
  return { bonus: 0, fine: 0, notes: null };
}

/** Old months are paid, the last one is being settled; `age` in months. */
function statusOf(random: Random, age: number, demo: boolean): Statement['status'] {
  if (age > 2) return 'paid';
  if (age === 2) return !demo && random.chance(0.1) ? 'approved' : 'paid';
  return demo
    ? 'pending'
    : random.pick(['pending', 'pending', 'pending', 'submitted', 'submitted', 'under_review', 'approved', 'rejected']);
}

/** An author's months: the sums over the income, with bonus and fine. */
export function statementsOf(
  author: Author,
  stories: readonly Story[],
  incomes: readonly Income[],
  random: Random,
  list: readonly string[],
  now: number,
): Statement[] {
  const exclusive = stories.some((story) => story.exclusive);
  return list.map((month, index) => {
    const mine = incomes.filter((income) => income.month === month);
    const sum = (field: 'royalty_income' | 'ad_income' | 'gift_income') =>
      mine.reduce((total, income) => total + income[field]!, 0);
    const [royalty_share, ad_share, gift_share] = [sum('royalty_income'), sum('ad_income'), sum('gift_income')];
    const status = statusOf(random, list.length - index, author.user_name === demoAuthor);
    const { bonus = 0, fine = 0, notes } = extras(random, royalty_share, exclusive);
    const made = Math.min(now, startOf(`${addMonths(month, 1)}-01`).getTime());
    const settled =
      status === 'paid' ? startOf(payDay(addMonths(month, 1))).getTime() + 10 * hour : made + random.int(20, 90) * hour;
    return {
      author_id: author.id,
      month,
      royalty_share,
      ad_share,
      gift_share,
      bonus,
      fine,
      amount_payable: royalty_share + ad_share + gift_share + bonus - fine,
      status,
      notes: status === 'rejected' ? 'The account holder’s name differs from the signed contract.' : notes,
      created_at: iso(made),
      updated_at: iso(Math.min(now, settled)),
    };
  });
}
