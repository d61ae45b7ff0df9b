import { expect, test } from 'vitest';
import { sumStoryRevenue, sumRevenue } from '#domain/statements/storyRevenue.ts';

const row = (fiction_id: number | null, title: string, royalty_income: number, ad_income = 0) => ({
  fiction_id,
  title,
  royalty_income,
  ad_income,
  gift_income: 1,
  bonus: 700,
  fine: 300,
  total_income_amount: royalty_income + ad_income + 401,
  bonus_detail: [],
});
const groups = (...lists: ReturnType<typeof row>[][]) => ({
  items: lists.map((list, index) => ({ key: `group ${index}`, total_income_amount: 0, list })),
});

test('a work has one line for its languages and late months, of what partners paid for', () => {
  const summary = groups(
    [row(1, 'Ash', 50, 5), row(2, 'Elm', 7)],
    [row(1, 'Ash', 20)],
    [row(null, '', 0), row(3, 'Oak', 9)],
  );
  const paid = new Map([
    [1, { net: 160, fees: 40 }],
    [2, { net: 16, fees: 0 }],
  ]);
  const stories = sumStoryRevenue(summary, paid);
  expect(stories).toEqual([
    { fiction_id: 1, title: 'Ash', gross: 200, fees: 40, net: 160, share: 77 },
    { fiction_id: 2, title: 'Elm', gross: 16, fees: 0, net: 16, share: 8 },
  ]);
  expect(sumRevenue(stories)).toEqual({ gross: 216, fees: 40, net: 176, share: 85 });
});

test('a month without works sums to nothing', () => {
  expect(sumStoryRevenue(groups(), new Map())).toEqual([]);
  expect(sumRevenue([])).toEqual({ gross: 0, fees: 0, net: 0, share: 0 });
});
