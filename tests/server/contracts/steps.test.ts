import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  contractStatuses,
  contractStepNames,
  contractSteps,
  type ContractStatus,
  type ContractStep,
} from '#domain/contracts/contract.ts';
import { applicationSteps, audits, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));

const froms = (step: ContractStep) => contractSteps[step].from as Partial<Record<ContractStatus, string>>;
/** Where a step leads that whoever may takes. */
const after = (step: ContractStep | 'auditorReject', status: ContractStatus): ContractStatus | undefined => {
  const name = step === 'auditorReject' ? 'reject' : step;
  const actor = froms(name)[status];
  const fits = name !== 'reject' || actor === (step === 'reject' ? 'editor' : 'work_auditor');
  return actor && fits ? contractSteps[name].to : undefined;
};
const states = async () => {
  const application = await scene.latest();
  return [await scene.status(), application?.status];
};

const getRefusal = (step: string, status: ContractStatus) => {
  if (step === 'apply') return 'contracts.shared.errors.status';
  return step === 'sign' && status === 'expired'
    ? 'contracts.shared.errors.link_expired'
    : 'contracts.shared.errors.step';
};

test('each step is taken from the states of the table and no other', async () => {
  await scene.go('apply', 'take', 'approve', 'sign');
  const application = (await scene.latest())!;
  for (const step of [...contractStepNames, 'auditorReject'] as const)
    for (const status of contractStatuses) {
      await server.pool.query(
        `delete from application_steps;
         delete from application_payments where application_id > ${application.id};
         delete from contract_applications where id > ${application.id};
         ${step === 'approve' && status === 'editor_review' ? 'delete from contracts;' : ''}
         update users set role = 'author_unsigned' where id = ${scene.author.id};
         update fictions set contract_status = '${status}', application_count = 0;
         update contract_applications set status = '${status}', expires_at = '2026-03-${step === 'expire' ? '01' : '20'}'`,
      );
      const answer = await scene.take[step]();
      const to = after(step, status);
      expect([step, status, answer.status, answer.status === 200 ? '' : answer.message]).toEqual([
        step,
        status,
        to ? 200 : 409,
        to || step === 'expire' ? '' : getRefusal(step, status),
      ]);
      expect(await states()).toEqual([to ?? status, to ?? status]);
    }
});

test('walked in any order, nothing is skipped and the attempts are what was rejected', async () => {
  const anyStep = fc.constantFrom(...contractStepNames, 'auditorReject' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      await server.reset();
      scene = await contractScene(server);
      let at: ContractStatus = 'not_signed';
      let rejected = 0;
      for (const step of steps) {
        const allowed: ContractStatus | undefined =
          step === 'expire' || (step === 'apply' && rejected >= 3) ? undefined : after(step, at);
        const { status } = await scene.take[step]();
        expect([step, at, status === 200]).toEqual([step, at, allowed !== undefined]);
        at = allowed ?? at;
        if (allowed === 'rejected') rejected += 1;
        const [story] = await server.db.select().from(tables.fiction);
        expect([story!.contract_status, story!.application_count]).toEqual([at, rejected]);
      }
    }),
    { numRuns: Number(process.env.WALKS ?? 8) },
  );
});

describe('from the application to the contract', () => {
  test('every step is in the audit and the timeline', async () => {
    await scene.go('apply', 'take', 'approve', 'sign', 'confirm');
    const way = ['apply', 'take', 'approve', 'sign', 'confirm'];
    const log = await server.db.select().from(audits).orderBy(audits.id);
    expect(log.filter(({ entity }) => entity === 'contract-applications').map(({ action }) => action)).toEqual(way);
    const messages = await server.db.select().from(tables.message).orderBy(tables.message.id);
    expect(messages.map(({ kind }) => kind)).toEqual(['contract_taken', 'contract_approved', 'contract_signed']);
    const steps = await server.db.select().from(applicationSteps).orderBy(applicationSteps.id);
    expect(steps.map(({ step, actor, user_id }) => [step, actor, user_id])).toEqual([
      ['apply', 'author', scene.author.id],
      ['take', 'editor', scene.account.id],
      ['approve', 'editor', scene.account.id],
      ['sign', 'author', scene.author.id],
      ['confirm', 'work_auditor', scene.auditor.id],
    ]);
  });

  test('the first contract makes a signed author, with the next request', async () => {
    await scene.go('apply', 'take', 'approve', 'sign');
    const role = async () =>
      (await server.call('GET', '/api/user/info', { token: scene.tokens.author })).data.role_id as number;
    expect(await role()).toBe(16);
    const other = await server.insert('user', { role: 'author_unsigned' });
    await server.pool.query('update contract_applications set first_paywall_chapter = 12');
    await scene.go('confirm');
    expect(await role()).toBe(17);
    const [story] = await server.db.select().from(tables.fiction);
    expect(story).toMatchObject({ contract_type: 'exclusive', first_paywall_chapter: 12, editor_id: scene.editor.id });
    expect((await server.db.select().from(tables.user).where(eq(tables.user.id, other.id)))[0]!.role).toBe(
      'author_unsigned',
    );
  });

  test('a contract makes no author of somebody who has come to the staff meanwhile', async () => {
    await scene.go('apply', 'take', 'approve', 'sign');
    const me = eq(tables.user.id, scene.author.id);
    await server.db.update(tables.user).set({ role: 'translator' }).where(me);
    await scene.go('confirm');
    expect((await server.db.select().from(tables.user).where(me))[0]!.role).toBe('translator');
  });

  test('the form of the story can still be saved over what was opened before', async () => {
    const { updated_at } = scene.story;
    await scene.go('apply', 'take');
    expect((await server.db.select().from(tables.fiction))[0]!.updated_at).toBe(updated_at);
  });

  test('a rejection carries its notice to the author, counts, and can be followed by another application', async () => {
    await scene.go('apply', 'take');
    await server.mailDue();
    await server.db.update(tables.user).set({ language: 'ru' });
    await scene.go('reject');
    expect(await scene.latest()).toMatchObject({
      attempt: 1,
      status: 'rejected',
      rejection_notice: 'The opening is slow.',
    });
    const headers = { 'accept-language': 'fr' };
    const { data } = await server.call('GET', '/api/message/list', { token: scene.tokens.author, headers });
    expect(data.all[0]).toMatchObject({ category: 'sign', fiction_id: scene.story.id, is_read: false });
    const rejection = { title: scene.story.title, notice: 'The opening is slow.', left: 2 };
    expect(data.all[0].title).toBe(writeEmail('fr', 'contract_rejected', rejection).subject);
    expect(data.all[0].content).toContain('The opening is slow.');
    await server.mailDue();
    const email = server.emails.at(-1);
    expect(email).toMatchObject({
      to: scene.author.email,
      subject: writeEmail('ru', 'contract_rejected', rejection).subject,
    });
    expect(email!.text).toContain(writeEmail('ru', 'contract_rejected', rejection).text.at(-1));
    const log = await server.db.select().from(audits).orderBy(audits.id);
    expect(log.at(-1)).toMatchObject({
      action: 'reject',
      user_id: scene.account.id,
      changes: { status: { from: 'editor_review', to: 'rejected' }, reason: { to: 'The opening is slow.' } },
    });
    await scene.go('apply');
    expect(await scene.latest()).toMatchObject({ attempt: 2, status: 'applying' });
  });

  test('what was decided is told in the language of the work where none is known', async () => {
    await server.pool.query(`update fictions set language = 'th'`);
    await scene.go('apply');
    await server.pool.query('update users set language = null');
    await scene.go('take');
    await server.mailDue();
    await scene.go('approve');
    await server.mailDue();
    const { subject } = writeEmail('th', 'contract_approved', { title: scene.story.title, until: '' });
    expect(server.emails.at(-1)!.subject).toBe(subject);
  });

  test('after three rejections there is no fourth application; what is cancelled does not count', async () => {
    for (let n = 0; n < 3; n++) await scene.go('apply', 'cancel', 'apply', 'take', 'reject');
    const refused = await scene.take.apply();
    expect([refused.status, refused.message, refused.data.args]).toEqual([
      409,
      'contracts.shared.errors.attempts',
      { used: 3, total: 3 },
    ]);
  });

  test('what is signed stays: a profile is free again, and nothing can be cancelled', async () => {
    await scene.go('apply');
    const save = () => server.call('POST', '/api/user/info', { token: scene.tokens.author, body: { city: 'Paris' } });
    expect((await save()).message).toBe('errors.info_locked_application');
    await scene.go('take', 'approve', 'sign', 'confirm');
    expect((await save()).status).toBe(200);
    expect((await scene.take.cancel()).status).toBe(409);
  });
});

describe('a link to sign', () => {
  const at = (instant: string) => {
    server.clock.now = new Date(instant);
  };
  test('lives fourteen days to the instant, and then expires once', async () => {
    await scene.go('apply', 'take', 'approve');
    expect((await scene.latest())!.expires_at).toBe('2026-03-24T04:00:00.000Z');
    at('2026-03-24T03:59:59.999Z');
    expect((await scene.take.expire()).status).toBe(409);
    at('2026-03-24T04:00:00.000Z');
    expect((await scene.take.expire()).status).toBe(200);
    expect((await scene.take.expire()).status).toBe(409);
    expect(await states()).toEqual(['expired', 'expired']);
    await server.mailDue();
    const { subject } = writeEmail('en', 'contract_expired', { title: scene.story.title });
    expect(server.emails.at(-1)!.subject).toBe(subject);
    const [log] = (await server.db.select().from(audits).orderBy(audits.id)).slice(-1);
    expect(log).toMatchObject({ action: 'expire', user_id: null });
  });

  test('is not signed when it has expired, whether or not that was noted', async () => {
    await scene.go('apply', 'take', 'approve');
    at('2026-03-24T04:00:00.000Z');
    scene.tokens.author = await server.signIn(scene.author);
    const late = await scene.sign();
    expect([late.status, late.message]).toEqual([409, 'contracts.shared.errors.link_expired']);
    await scene.take.expire();
    scene.tokens.author = await server.signIn(scene.author);
    await scene.go('apply');
    expect((await scene.latest())!.attempt).toBe(1);
  });
});

describe('nobody', () => {
  const call = (id: number, step: string, token: string, body?: object) =>
    server.call('POST', `/api/office/contract-applications/${id}/${step}`, { token, body });

  test('decides on their own work', async () => {
    await scene.go('apply', 'take');
    const { id } = (await scene.latest())!;
    await server.db.update(tables.fiction).set({ author_id: scene.account.id });
    for (const [step, body] of [['approve'], ['reject', { notice: 'x' }]] as const) {
      const refused = await call(id, step, scene.tokens.editor, body);
      expect([step, refused.status, refused.message]).toEqual([step, 403, 'contracts.shared.errors.own_work']);
    }
    await server.pool.query(`update fictions set contract_status = 'applying'`);
    expect((await call(id, 'take', scene.tokens.editor)).status).toBe(403);
  });

  test('confirms a contract of their own', async () => {
    await scene.go('apply', 'take', 'approve', 'sign');
    const { id } = (await scene.latest())!;
    await server.db.update(tables.fiction).set({ author_id: scene.auditor.id });
    expect((await call(id, 'confirm', scene.tokens.work_auditor)).message).toBe('contracts.shared.errors.own_work');
  });

  test('decides twice on an application, in whatever role', async () => {
    await scene.go('apply', 'take', 'approve', 'sign');
    const { id } = (await scene.latest())!;
    await server.pool.query(`update users set role = 'work_auditor' where id = ${scene.account.id}`);
    for (const [step, body] of [['confirm'], ['reject', { notice: 'x' }]] as const) {
      const refused = await call(id, step, scene.tokens.editor, body);
      expect([step, refused.status, refused.message]).toEqual([step, 403, 'contracts.shared.errors.decided_before']);
    }
    await scene.go('confirm');
  });

  test('but the editor of the work sees its application', async () => {
    await scene.go('apply');
    const { id } = (await scene.latest())!;
    const other = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: other.id, languages: ['en'] });
    const token = await server.signIn(other);
    const base = `/api/office/contract-applications/${id}`;
    for (const step of ['take', 'approve']) expect((await call(id, step, token)).status).toBe(404);
    expect((await call(id, 'reject', token, { notice: 'x' })).status).toBe(404);
    for (const path of ['', '/review', '/papers/document'])
      expect((await server.call('GET', base + path, { token })).status, path).toBe(404);
    expect((await server.call('GET', `${base}/review`, { token: scene.tokens.editor })).status).toBe(200);
  });
});

test('an older application of a work cannot be walked while a newer one is on its way', async () => {
  await scene.go('apply', 'take', 'cancel');
  const { id } = (await scene.latest())!;
  await scene.go('apply');
  await server.pool.query(`update fictions set contract_status = 'editor_review'`);
  const answer = await server.call('POST', `/api/office/contract-applications/${id}/approve`, {
    token: scene.tokens.editor,
  });
  expect([answer.status, answer.message]).toEqual([409, 'contracts.shared.errors.step']);
});
