import { act, screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('who has the page open has the results as they come out', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const results_at = new Date(Date.now() + 30_000).toISOString();
    await contestNow({ opens_on: on(-9), closes_on: on(-2), results_at, decided_at: new Date().toISOString() });
    open('/event?contest=moon');
    const results = await region(t('contests.event.results.title'));
    expect(results.getByText(like('contests.event.results.coming'))).toBeVisible();
    server.clock.now = new Date(Date.now() + 60_000);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(await results.findByText(t('contests.event.running.out'))).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
