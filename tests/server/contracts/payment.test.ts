import { beforeEach, describe, expect, test } from 'vitest';
import { applicationPayments, audits, paymentInfos, tables } from '#server/db/schema.ts';
import { applicationForm, contractScene, paymentDetailsSaved, type ContractScene } from '../../support/contracts.ts';
import { bankAccount } from '../../support/money.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));

const apply = (changes: object = {}) =>
  scene.mine(`applications/${scene.story.id}`, { ...applicationForm, ...changes });
const save = async (body: object) =>
  server.call('POST', '/api/user/payment/info', {
    token: scene.tokens.author,
    body: { ...body, confirmation: password },
  });
const page = async () =>
  (await server.call('GET', `/api/sign/applications/${scene.story.id}`, { token: scene.tokens.author })).data;
const review = async (by: keyof ContractScene['tokens'] = 'editor') =>
  (
    await server.call('GET', `/api/office/contract-applications/${(await scene.latest())!.id}/review`, {
      token: scene.tokens[by],
    })
  ).data;
const bank = { payment_type: 1, holder: 'Mira Anand', account: '••••••••6789', bank: 'Banque du Rhône', country: 'FR' };

describe('an application', () => {
  test('keeps where its author is paid, as it was then, whole', async () => {
    const { data } = await save(bankAccount);
    expect((await apply({ payment_seen: data.updated_at })).status).toBe(200);
    const { payment_type: _, is_add_up: __, ...fields } = bankAccount;
    expect(await server.db.select().from(applicationPayments)).toEqual([
      {
        application_id: (await scene.latest())!.id,
        payment_type: 'bank',
        is_add_up: 0,
        payment: { ...fields, iban: null, swift_code: 'BRHOFR2L' },
      },
    ]);
    await save({ payment_type: 3, payee: 'Someone else', payee_account: 'else@example.com' });
    expect((await page()).application.payment).toEqual(bank);
  });

  test('shows it masked to its author and to the reviewers, and in no list or audit log', async () => {
    const { data } = await save(bankAccount);
    await apply({ payment_seen: data.updated_at });
    expect((await page()).application.payment).toEqual(bank);
    await scene.go('take');
    expect((await review()).author.payment).toEqual(bank);
    await scene.go('approve', 'sign');
    expect((await review('work_auditor')).author.payment).toEqual(bank);
    const manager = await server.signIn('content_manager');
    for (const path of ['contract-applications', 'contract-applications/export', 'contract-applications/1/trail']) {
      const { response } = await server.call('GET', `/api/office/${path}`, { token: manager });
      expect(await response.text()).not.toMatch(/123456786789|Banque|6789/);
    }
    expect(JSON.stringify(await server.db.select().from(audits))).not.toMatch(/123456786789|Banque/);
  });

  test('of who is paid by PayPal shows no more of the address than it must', async () => {
    await apply();
    expect((await page()).application.payment).toEqual({
      payment_type: 3,
      holder: 'Mira Anand',
      account: 'm•••@example.com',
      bank: null,
      country: null,
    });
  });
});

describe('without payment details', () => {
  const refused = async (changes: object = {}) => {
    const { status, data } = await apply(changes);
    expect(status).toBe(422);
    expect(await server.db.$count(tables.contractApplication)).toBe(0);
    return Object.fromEntries(
      Object.entries<{ message: string }>(data.errors).map(([at, { message }]) => [at, message]),
    );
  };

  test('none is sent', async () => {
    await server.db.delete(paymentInfos);
    expect(await refused()).toEqual({ payment_seen: 'contracts.shared.errors.payment' });
  });

  test.each([null, '', undefined])('that are confirmed, none is sent: %j', async (payment_seen) => {
    expect(await refused({ payment_seen })).toEqual({ payment_seen: 'contracts.shared.errors.payment' });
  });

  test('as they were seen, none is sent', async () => {
    await save(bankAccount);
    expect(await refused({ payment_seen: paymentDetailsSaved })).toEqual({
      payment_seen: 'contracts.shared.errors.payment_changed',
    });
  });

  test.each([
    { payee: null },
    { payee: '  ' },
    { payee_account: 'no address' },
    { payment_type: 'bank' as const },
    { payment_type: 'payoneer' as const },
  ])('that the form would take, none is sent: %j', async (set) => {
    await server.db.update(paymentInfos).set(set);
    expect(await refused()).toEqual({ payment_seen: 'contracts.shared.errors.payment_incomplete' });
  });

  test('several works are sent together with those of their author, or none', async () => {
    const more = await server.insert('fiction', { author_id: scene.author.id, language: 'en', word_count: 20_000 });
    const items = [scene.story.id, more.id].map((fiction_id) => ({ ...applicationForm, fiction_id }));
    const wrong = await scene.mine('applications', {
      items: items.map((item, at) => (at ? { ...item, payment_seen: '2026-01-01T00:00:00.000Z' } : item)),
    });
    expect(Object.keys(wrong.data.errors)).toEqual(['items[1].payment_seen']);
    expect((await scene.mine('applications', { items })).status).toBe(200);
    expect(await server.db.$count(applicationPayments)).toBe(2);
  });
});
