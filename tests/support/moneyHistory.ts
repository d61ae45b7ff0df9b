import { expect } from 'vitest';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { addMonths, dayOf, endOfDay, monthOf, startOfDay } from '#domain/shared/clock.ts';
import { settling } from '#domain/statements/settling.ts';
import { carryStatements } from '#server/features/statements/office/carryStatements.ts';
import { fc } from '../domain/property.ts';
import { expectSoundBooks, type Frozen } from './books.ts';
import { bankAccount, confirmAll, moneyScene, revenueFile } from './money.ts';
import type { Answer, TestServer } from './server.ts';

const operations = {
  earn: 5,
  give: 2,
  reverse: 1,
  wait: 6,
  close: 4,
  carry: 2,
  account: 2,
  confirm: 7,
  decline: 1,
  approve: 7,
  reject: 2,
  pay: 6,
  send: 5,
  arrive: 4,
  fail: 2,
} as const;
type Operation = keyof typeof operations;

const step = fc.record({
  what: fc.oneof(
    ...(Object.entries(operations) as [Operation, number][]).map(([what, weight]) => ({
      arbitrary: fc.constant(what),
      weight,
    })),
  ),
  /** Which of the two authors; which of what could be meant. */
  who: fc.constantFrom(0 as const, 1 as const),
  nth: fc.nat({ max: 4 }),
  cents: fc.oneof(fc.constantFrom(0, 1, 99, 60_000), fc.integer({ min: -40_000, max: 90_000 })),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What happens to the money of two authors: partners, staff, authors, banks and clocks in any order. */
export const moneySteps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });

const payouts = [
  bankAccount,
  { ...bankAccount, is_add_up: 1 },
  { payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com' },
  { payment_type: 6, payoneer_payee: 'Mira', payoneer_account: '77' },
];
const kinds = ['fine', 'addition', 'deduction', 'addition'];
/** The last is so late that statements which are closed then are confirmed beyond the end of the month. */
const waits = [1, settling.confirmDay, 11, settling.payDay, 28];

const dollars = (amount: number) => (amount / 100).toFixed(2);

/** The next first instant of a day of a month, UTC+8; the last one of the day that statements are confirmed until. */
function nextDay(now: Date, day: number): Date {
  const at = day === settling.confirmDay ? endOfDay : startOfDay;
  const instants = [0, 1].map((more) => at(`${addMonths(monthOf(now), more)}-${String(day).padStart(2, '0')}`));
  return instants.find((instant) => instant > now)!;
}

/** Plays a history through the API. A step may be refused, where its time is not come; the books are sound after each. */
export async function playMoney(server: TestServer, history: readonly Step[]): Promise<void> {
  const scenes = [await moneyScene(server), await moneyScene(server)] as const;
  const frozen: Frozen = new Map();
  const signatures = new Map<number, string>();
  const staff = (who: 'finance' | 'finance2' | 'cashier', path: string, body?: object) =>
    scenes[0].as(who)('POST', `office/${path}`, body);
  const getIds = async (query: string): Promise<number[]> => (await server.pool.query(query)).rows.map(({ id }) => id);
  /** One of what a query finds, or nothing at all to do. */
  const actOnOne = async (query: string, nth: number, act: (id: number) => Promise<Answer>) => {
    const ids = await getIds(`${query} order by id`);
    return ids.length > 0 ? act(ids[nth % ids.length]!) : undefined;
  };
  const review = (nth: number, path: string, body?: object) =>
    actOnOne(`select id from statements where status in ('submitted', 'under_review')`, nth, async (id) => {
      await staff('finance', `statements/${id}/take`);
      return staff('finance', `statements/${id}/${path}`, body);
    });
  const callPayout = (nth: number, path: string, body: object) =>
    actOnOne(`select p.id from payroll p join payroll_batch_items i on i.payroll_id = p.id`, nth, (id) =>
      staff('cashier', `payroll/${id}/${path}`, body),
    );
  const signature = async (who: 0 | 1) => {
    const url = signatures.get(who) ?? (await scenes[who].signature());
    signatures.set(who, url);
    return url;
  };

  const acts: Record<Operation, (step: Step, index: number) => Promise<Answer | undefined | void>> = {
    earn: ({ who, cents }, index) =>
      scenes[0].upload(
        confirmAll,
        revenueFile(
          `App ${index},${dayOf(server.clock.now)},${scenes[who].story.id},en,${dollars(cents)},${dollars(index)},0`,
        ),
      ),
    async give({ who, nth, cents }) {
      const { story, as } = scenes[who];
      const made = await as('editor')('POST', 'office/bonus-details', {
        fiction_id: story.id,
        kind: kinds[nth % kinds.length],
        amount: Math.abs(cents),
        day: dayOf(server.clock.now),
        remark: 'As agreed',
      });
      return made.status === 200 && nth > 0 ? staff('finance', `bonus-details/${made.data.id}/approve`, {}) : made;
    },
    reverse: ({ nth }) =>
      actOnOne('select id from revenue_imports', nth, (id) =>
        staff('finance', `revenue-imports/${id}/reverse`, { reason: 'Wrong file' }),
      ),
    async wait({ nth }) {
      const instant = nextDay(server.clock.now, waits[nth]!).toISOString();
      for (const scene of scenes) await scene.travel(instant);
    },
    close: () => staff('finance', `months/${addMonths(monthOf(server.clock.now), -1)}/close`),
    carry: async () => void (await carryStatements(server.services)),
    account: ({ who, nth }) => scenes[who].as('author')('POST', 'user/payment/info', payouts[nth % payouts.length]),
    async confirm({ who }) {
      return scenes[who].as('author')('POST', 'bill/confirmed', { signature_url: await signature(who) });
    },
    decline: ({ who }) => scenes[who].as('author')('POST', 'bill/non-payment'),
    approve: ({ nth }) => review(nth, 'approve'),
    reject: ({ nth }) => review(nth, 'reject', { reason: 'The name differs.' }),
    pay: ({ nth }) => actOnOne(`select id from payroll`, nth, (id) => staff('finance2', `payroll/${id}/approve`)),
    async send() {
      const sent = [];
      for (const payment_type of Object.keys(paymentTypes))
        sent.push(await staff('cashier', 'payroll/batches', { payment_type }));
      return sent.find(({ status }) => status === 200) ?? sent[0];
    },
    arrive: ({ nth, cents }) =>
      callPayout(nth, 'paid', { paid_on: dayOf(server.clock.now), fee: Math.abs(cents) % 3000, reason: 'As agreed' }),
    fail: ({ nth }) => callPayout(nth, 'failed', { reason: 'Account closed' }),
  };

  for (const scene of scenes) await scene.as('author')('POST', 'user/payment/info', bankAccount);
  // As every month begins: something was earned, and what there is can be confirmed.
  for (const who of [0, 1] as const) await acts.earn({ what: 'earn', who, nth: 0, cents: 70_000 }, 1000 + who);
  await acts.wait({ what: 'wait', who: 0, nth: 0, cents: 0 }, 0);
  await acts.close({ what: 'close', who: 0, nth: 0, cents: 0 }, 0);
  for (const [index, one] of history.entries()) {
    const answer = await acts[one.what](one, index);
    if (answer) {
      const about = `${one.what} ${answer.message} ${JSON.stringify(answer.data)}`;
      expect([200, 409, 422], about).toContain(answer.status);
    }
    await expectSoundBooks(server, frozen);
  }
}
