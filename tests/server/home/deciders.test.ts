import { expect, test } from 'vitest';
import { applicationSteps } from '#server/db/schema.ts';
import { createGiving } from '../../support/giving.ts';
import { monthScene } from '../../support/monthScene.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { give, listColleagues, listGiven } = createGiving(server);

test('a statement with money of their own is given by a finance manager, and to none', async () => {
  const scene = await monthScene(server);
  const fine = await scene.enter('fine', 500, 'finance2');
  await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: null });
  await scene.settle();
  const { finance, finance2 } = scene.people;
  const third = await server.insert('user', { role: 'finance_manager' });
  const [own, other] = [await server.signIn(finance2), await server.signIn(finance)];
  expect(new Set((await listColleagues(own, 'statements', 1)).ids)).toEqual(new Set([finance.id, third.id]));
  expect((await listColleagues(other, 'statements', 1)).ids).toEqual([third.id]);
  expect((await give(other, 'statements', 1, finance2.id)).status).toBe(422);
  expect((await give(own, 'statements', 1, finance.id)).status).toBe(200);
});

test('nobody is given what is their own, or what they decided on before', async () => {
  const giver = await server.insert('user', { role: 'work_auditor' });
  const other = await server.insert('user', { role: 'work_auditor' });
  const token = await server.signIn(giver);
  const own = await server.insert('fiction', { author_id: other.id, contract_status: 'contract_review' });
  const chapter = await server.insert('chapter', { fiction_id: own.id, status: 'pending_review' });
  const first = await server.insert('contractApplication', { fiction_id: own.id, status: 'contract_review' });
  const second = await server.insert('contractApplication', { status: 'contract_review' });
  const step = {
    application_id: second.id,
    user_id: other.id,
    step: 'approve',
    actor: 'editor',
    at: '2026-03-01T00:00:00Z',
  };
  await server.db.insert(applicationSteps).values(step as typeof applicationSteps.$inferInsert);
  for (const [resource, id] of [
    ['chapters', chapter.id],
    ['contract-applications', first.id],
    ['contract-applications', second.id],
  ] as const) {
    expect((await listColleagues(token, resource, id)).ids).toEqual([]);
    expect((await give(token, resource, id, other.id)).status).toBe(422);
    expect((await give(await server.signIn(other), resource, id, giver.id)).status).toBe(404);
  }
});

test.each([
  ['payroll', 'payroll', 'finance_manager', { status: 'pending' }, 'statement_approved_by'],
  ['payroll', 'payroll', 'cashier', { status: 'approved' }, 'approved_by'],
  ['bonusDetail', 'bonus-details', 'finance_manager', { status: 'pending' }, 'created_by_id'],
  ['accountRequest', 'account-requests', 'content_manager', { status: 'pending' }, 'asked_by_id'],
  ['accountRequest', 'account-requests', 'content_manager', { status: 'pending' }, 'user_id'],
  ['extensionRequest', 'extension-requests', 'content_manager', { status: 'pending' }, 'asked_by_id'],
] as const)(
  '%s of %s: a %s who may not decide gives it, and is not given it: %o',
  async (key, resource, role, values, by) => {
    const [own, other] = [await server.insert('user', { role }), await server.insert('user', { role })];
    const { id } = await server.insert(key, { ...values, [by]: own.id });
    const [of, to] = [await server.signIn(own), await server.signIn(other)];
    expect((await give(to, resource, id, own.id)).status).toBe(422);
    expect((await give(of, resource, id, other.id)).status).toBe(200);
    // The way back is open.
    expect((await give(to, resource, id, own.id)).status).toBe(200);
    expect((await listGiven(of))[0]).toMatchObject({ to_id: own.id, mine: true });
  },
);
