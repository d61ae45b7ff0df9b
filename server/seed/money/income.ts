import { addMonths, startOf } from '#domain/rules/clock.ts';
import { shareOf } from '#domain/rules/money.ts';
import { demoAuthor } from '#server/seed/authors.ts';
import type { Random } from '#server/seed/random.ts';
import type { Story } from '#server/seed/stories.ts';
import { iso } from '#server/seed/time.ts';
import type { NewRow } from '#server/seed/writer.ts';

export type Income = NewRow<'income'>;

/** The cents that a story brings in its best month, before the author's part is taken. */
const popularity = (random: Random, { author }: Story): number =>
  Math.round(
    (author.user_name === demoAuthor ? 120_000 : 26_000) *
      Math.exp(random.between(-0.4, 1.6) + random.between(-0.4, 1.2)),
  );

/** What a story earned in each of the months: it grows, and falls off once the story is complete. */
export function incomesOf(story: Story, random: Random, list: readonly string[]): Income[] {
  const best = popularity(random, story);
  const peak = story.completed ? random.int(6, 9) : list.length;
  return list.map((month, index) => {
    const grown =
      index <= peak
        ? 0.22 + 0.78 * (index / (list.length - 1)) ** 0.8
        : (0.22 + 0.78 * (peak / (list.length - 1)) ** 0.8) * 0.88 ** (index - peak);
    const net = best * grown * random.between(0.82, 1.2);
    const [ads, gifts] = [random.between(0.08, 0.2), random.between(0.02, 0.1)];
    const part = (fraction: number) => shareOf(Math.round(net * fraction), story.share);
    const [royalty_income, ad_income, gift_income] = [part(1 - ads - gifts), part(ads), part(gifts)];
    return {
      month,
      fiction_id: story.id,
      language: story.language,
      royalty_income,
      ad_income,
      gift_income,
      total_income_amount: royalty_income + ad_income + gift_income,
      created_at: iso(startOf(`${addMonths(month, 1)}-01`).getTime()),
    };
  });
}
