import { act, screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from '#domain/shared/clock.ts';
import { on, openContestNow } from '../../support/contests.ts';
import type { ValuesOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { open, server } from '../../support/web.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const contestNow = (values: ValuesOf<'contest'>) => openContestNow(server, values);
/** The page's clock is the machine's, so the server's is put there too. */
beforeEach(() => void (server.clock.now = new Date()));

test('a visitor reads of a contest that only pays an incentive when that is paid, and nothing of judges', async () => {
  await contestNow({ incentive_above: 20_000, incentive_from: on(1), incentive_to: on(5), incentive_amount: 7500 });
  open('/event?contest=moon');
  const rules = await region(t('contests.event.rules.title'));
  expect(rules.getByText(like('contests.event.rules.settled_incentive'))).toBeVisible();
  for (const rule of ['judged', 'ranked', 'settled'] as const)
    expect(rules.queryByText(like(`contests.event.rules.${rule}`))).toBeNull();
  expect((await region(t('contests.event.how.title'))).getByText(like('contests.event.how.enter'))).toHaveTextContent(
    'UTC+8',
  );
});

const useClock = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
/** So many milliseconds, for the page and the server alike. */
async function pass(span: number): Promise<void> {
  server.clock.now = new Date(Date.now() + span);
  await act(() => vi.advanceTimersByTimeAsync(span));
}

test.each([
  ['opens', { opens_on: on(1) }, 'coming', 'open'],
  ['closes', { closes_on: on(0) }, 'open', 'closed'],
] as const)('who has the page open sees at once that it %s', async (_, days, before, after) => {
  useClock();
  try {
    const turn = startOfDay(on(1)).getTime();
    vi.setSystemTime(turn - 5000);
    server.clock.now = new Date();
    await contestNow(days);
    open('/event?contest=moon');
    expect(await screen.findByText(t(`contests.event.phase.${before}`))).toBeVisible();
    await pass(turn - Date.now());
    expect(await screen.findByText(t(`contests.event.phase.${after}`))).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('who has the page open has the results as they come out', async () => {
  useClock();
  try {
    const results_at = new Date(Date.now() + 30_000).toISOString();
    await contestNow({ opens_on: on(-9), closes_on: on(-2), results_at, decided_at: new Date().toISOString() });
    open('/event?contest=moon');
    const results = await region(t('contests.event.results.title'));
    expect(results.getByText(like('contests.event.results.coming'))).toBeVisible();
    await pass(30_001);
    expect(await results.findByText(t('contests.event.running.out'))).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

const longOver = {
  opens_on: on(-20),
  closes_on: on(-15),
  results_at: `${on(-10)}T02:00:00Z`,
  claims_until: `${on(-5)}T02:00:00Z`,
};

test('of results that were never decided nobody reads until when prizes could be claimed', async () => {
  await contestNow(longOver);
  open('/event?contest=moon');
  const results = await region(t('contests.event.results.title'));
  expect(results.getByText(like('contests.event.results.past'))).toBeVisible();
  expect(results.queryByText(like('contests.event.results.claimed'))).toBeNull();
});

test('until when prizes are claimed is told by the clock of the server', async () => {
  await contestNow(longOver);
  server.clock.now = new Date(`${on(-7)}T02:00:00Z`);
  open('/event?contest=moon');
  const results = await region(t('contests.event.results.title'));
  expect(results.getByText(like('contests.event.results.claims'))).toBeVisible();
});
