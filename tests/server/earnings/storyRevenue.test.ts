import { beforeEach, expect, test } from 'vitest';
import { revenueGroupings } from '#domain/earnings/storyRevenue.ts';
import { confirmAll, grossFile, moneyScene, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
let other: { id: number };

beforeEach(async () => {
  scene = await moneyScene(server, { title: 'Ash' });
  other = await server.insert('fiction', {
    author_id: scene.author.id,
    title: '=Salt',
    language: 'ru',
    contract_status: 'signed',
    share_proportion: 0.25,
  });
  // Gross after the amounts: of 100 that readers paid for Ash, the app kept 20.
  const file = grossFile(
    `Lumen,2025-11-05,${scene.story.id},en,40,0,0,`,
    `Lumen,2026-02-05,${scene.story.id},en,60,10,10,100`,
    `Papyrus,2026-03-06,${scene.story.id},th,20,0,0,`,
    `Papyrus,2026-03-07,${other.id},ru,10,0,0,`,
  );
  const { status, data } = await scene.upload(confirmAll, file);
  if (status !== 200) throw new Error(JSON.stringify(data));
});

const ask = async (query: string, who: 'finance' | 'editor' | 'author' = 'finance') =>
  scene.as(who)('GET', `office/works-revenue?from=2026-01&to=2026-03&${query}`);

test('works tell what readers paid, and who got it', async () => {
  const { data } = await ask('');
  const ash = { gross_amount: 12_000, app_fees: 2000, net_amount: 10_000, author_amount: 5000, house_amount: 5000 };
  const salt = { gross_amount: 1000, app_fees: 0, net_amount: 1000, author_amount: 250, house_amount: 750 };
  expect(data).toMatchObject({ from: '2026-01', to: '2026-03', before: '2025-10', total: 2, net_amount: 11_000 });
  expect(data).toMatchObject({ author_amount: 5250, house_amount: 5750, previous_net_amount: 4000 });
  expect(data.items).toMatchObject([
    { key: String(scene.story.id), title: 'Ash', ...ash, previous_net_amount: 4000 },
    { key: String(other.id), title: '=Salt', ...salt, previous_net_amount: 0 },
  ]);
});

test.each([
  [
    'by=app',
    [
      ['Lumen', 8000],
      ['Papyrus', 3000],
    ],
  ],
  [
    'by=language',
    [
      ['en', 8000],
      ['th', 2000],
      ['ru', 1000],
    ],
  ],
  [
    'by=month',
    [
      ['2026-03', 3000],
      ['2026-02', 8000],
    ],
  ],
  [
    'by=language&app=Papyrus',
    [
      ['th', 2000],
      ['ru', 1000],
    ],
  ],
  ['by=app&language=ru', [['Papyrus', 1000]]],
  ['by=language&fiction_id=1&per_page=1&page=2', [['th', 2000]]],
  [
    'by=app&order=loss',
    [
      ['Papyrus', 3000],
      ['Lumen', 8000],
    ],
  ],
  [
    'by=app&order=gain',
    [
      ['Lumen', 8000],
      ['Papyrus', 3000],
    ],
  ],
])('%s narrows it down', async (query, expected) => {
  const { data } = await ask(query);
  expect(data.items.map(({ key, net_amount }: any) => [key, net_amount])).toEqual(expected);
});

test('a reversed file leaves nothing', async () => {
  await scene.as('finance')('POST', 'office/revenue-imports/1/reverse', { reason: 'twice' });
  for (const by of revenueGroupings) {
    const { data } = await ask(`by=${by}`);
    expect(data, by).toMatchObject({ net_amount: 0, items: [], total: 0 });
  }
  const { response } = await scene.as('finance')('GET', 'office/works-revenue/export?from=2026-01&to=2026-03');
  expect((await response.text()).trim().split('\n')).toHaveLength(1);
});

test('what earned nothing any more is still compared with what it did', async () => {
  const { data } = await scene.as('finance')('GET', 'office/works-revenue?from=2025-12&to=2026-01');
  expect(data.items).toMatchObject([{ key: String(scene.story.id), net_amount: 0, previous_net_amount: 4000 }]);
});

test('a page past the end knows how many rows there are', async () => {
  expect((await ask('page=9')).data).toMatchObject({ items: [], total: 2 });
});

test('the export has all rows, in dollars, and runs no title', async () => {
  const name = scene.author.pen_name ?? scene.author.user_name;
  const { response } = await scene.as('finance')('GET', 'office/works-revenue/export?from=2026-01&to=2026-03');
  expect(
    new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await response.arrayBuffer())
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    '\ufeffkey,title,author_name,gross_amount,app_fees,net_amount,author_amount,house_amount,previous_net_amount',
    `${scene.story.id},Ash,${name},120.00,20.00,100.00,50.00,50.00,40.00`,
    `${other.id},'=Salt,${name},10.00,0.00,10.00,2.50,7.50,0.00`,
  ]);
});

test.each([
  ['from=2026-04&to=2026-03', 'from'],
  ['from=2020-01&to=2026-03', 'from'],
])('%s is no range', async (query, field) => {
  const { status, data } = await scene.as('finance')('GET', `office/works-revenue?${query}`);
  expect(status).toBe(422);
  expect(Object.keys(data.errors)).toEqual([field]);
});

test('only who manages works and money reads it', async () => {
  for (const who of ['editor', 'author'] as const) expect((await ask('', who)).status).toBe(403);
});
