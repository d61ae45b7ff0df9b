import type { EarningsSummary } from '../earnings/earningsSummary.ts';

/** What partners paid for a story, and what they told to have kept of what readers paid, in cents. */
export interface PaidForStory {
  net: number;
  fees: number;
}

const columns = ['gross', 'fees', 'net', 'share'] as const;
/** In cents: what readers paid for a story, `gross - fees = net`, and the author's `share` of it. */
export type Revenue = Record<(typeof columns)[number], number>;

/** The stories of a statement that readers paid for, in its order; each has one line for all languages and months. */
export function sumStoryRevenue(
  { items }: Pick<EarningsSummary, 'items'>,
  paid: ReadonlyMap<number, PaidForStory>,
): ({ fiction_id: number; title: string } & Revenue)[] {
  const rows = items.flatMap(({ list }) => list).filter(({ fiction_id }) => fiction_id !== null);
  return [...Map.groupBy(rows, ({ fiction_id }) => fiction_id!)].flatMap(([fiction_id, some]) => {
    const from = paid.get(fiction_id);
    if (!from) return [];
    const share = some.reduce((sum, row) => sum + row.royalty_income + row.ad_income + row.gift_income, 0);
    return [{ fiction_id, title: some[0]!.title, gross: from.net + from.fees, fees: from.fees, net: from.net, share }];
  });
}

export const sumRevenue = (stories: readonly Revenue[]): Revenue =>
  Object.fromEntries(columns.map((name) => [name, stories.reduce((sum, story) => sum + story[name], 0)])) as Revenue;
