import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contracts, onceKeys, tables } from '#server/db/schema.ts';
import { writeContractPdf } from '#server/features/contracts/pdf/contract.ts';
import { readFirstTemplate } from '#server/reference/firstTemplate.ts';
import { contractScene, uploadSignature, type ContractScene } from '../../support/contracts.ts';
import { long } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => {
  scene = await contractScene(server);
  await scene.go('apply', 'take', 'approve');
});

const getHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const contract = async () => (await server.db.select().from(contracts))[0]!;
const readPdf = async (kind: string, token = scene.tokens.author) =>
  server.call('GET', `/api/sign/contracts/${scene.story.id}/${kind}`, { token });
const readBytes = async (kind: string) => new Uint8Array(await (await readPdf(kind)).response.arrayBuffer());
const verify = async (hash: string, number?: string) =>
  (await server.call('GET', `/api/contracts/${number ?? (await contract()).number}/verify?hash=${hash}`)).data;
/** Changes a byte of what is stored. */
async function tamper(kind: 'document' | 'certificate', at = 700) {
  const name = (await contract())[kind]!;
  const bytes = (await server.services.storage.get(name))!;
  bytes[at]! ^= 1;
  await server.services.storage.put(name, bytes);
}

describe('the document', () => {
  test('is a PDF whose hash is kept, the same each time', async () => {
    const { response } = await readPdf('document');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="QH-2026-000001-document.pdf"',
    });
    const bytes = await readBytes('document');
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(getHash(bytes)).toBe((await contract()).document_hash);
  });

  test('is drawn to the same bytes from the same data, and to others from others', long, async () => {
    const data = {
      number: 'QH-2026-000001',
      date: '2026-03-10',
      legal_name: 'Вера Заречная',
      birth_date: '1990-12-31',
      nationality: 'Korea',
      country: 'France',
      city: 'Lyon',
      pen_name: '달빛서재',
      email: 'a@example.com',
      title: 'เมฆาราม 沈青舟 Dạ Ánh Éléonore',
      language: 'Thai',
      word_count: '20,000',
      expected_words: '90,000',
      first_paywall_chapter: '9',
      share: '50%',
    };
    const draw = (changes = {}) =>
      writeContractPdf(
        { ...readFirstTemplate('exclusive'), version: 1 },
        { ...data, ...changes },
        server.services.payer,
        server.clock.now,
      );
    const [one, again, other] = [await draw(), await draw(), await draw({ city: 'Nice' })];
    expect(getHash(one)).toBe(getHash(again));
    expect(getHash(one)).not.toBe(getHash(other));
  });

  test('is for its author and reviewers alone', async () => {
    const other = await server.signIn('author_signed');
    expect((await readPdf('document', other)).status).toBe(404);
    const path = `/api/office/contract-applications/${(await scene.latest())!.id}/papers/document`;
    for (const role of ['content_manager', 'work_auditor'] as const)
      expect((await server.call('GET', path, { token: await server.signIn(role) })).status).toBe(200);
    expect((await server.call('GET', path, { token: scene.tokens.editor })).status).toBe(200);
    const stranger = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: stranger.id, languages: ['en'] });
    expect((await server.call('GET', path, { token: await server.signIn(stranger) })).status).toBe(404);
    const name = (await contract()).document!;
    for (const url of [`/api/files/${name}`, `/api/files/private/${name}`])
      expect((await server.call('GET', url, { token: scene.tokens.author })).status).toBe(404);
  });

  test.each(['certificate', 'nothing', 'constructor', '__proto__', 'signature'])('%s is not found', async (kind) => {
    expect((await readPdf(kind)).status).toBe(404);
  });
});

describe('signing', () => {
  test('keeps the evidence', async () => {
    const { status, data } = await scene.sign({}, { 'user-agent': 'A browser' });
    expect(status).toBe(200);
    expect(data).toEqual({
      number: 'QH-2026-000001',
      contract_status: 'contract_review',
      signed_at: '2026-03-10T04:00:00.000Z',
    });
    const image = (await server.services.storage.get(scene.signature.replace('/api/files/private/', '')))!;
    expect(await contract()).toMatchObject({
      signer_id: scene.author.id,
      signed_at: '2026-03-10T04:00:00.000Z',
      signer_agent: 'A browser',
      signature_hash: getHash(image),
    });
  });

  test.each([
    ['another document', { document_hash: 'a'.repeat(64) }, 409, 'contracts.shared.errors.document_changed'],
    ['a wrong password', { password: 'wrong-horse-2' }, 422, 'errors.invalid'],
    ['no password', { password: '' }, 422, 'errors.invalid'],
    ['a signature that is nowhere', { signature_url: '/api/files/private/signature/x.png' }, 422, 'errors.invalid'],
    ['a hash that is none', { document_hash: 'x' }, 422, 'errors.invalid'],
    ['more than is asked for', { signed_at: '2026-01-01T00:00:00.000Z' }, 422, 'errors.invalid'],
  ])('with %s is refused', async (_, changes, status, message) => {
    const refused = await scene.sign(changes);
    expect([refused.status, refused.message]).toEqual([status, message]);
    expect(await scene.status()).toBe('signature_verification');
    expect((await contract()).signed_at).toBeNull();
  });

  test('with the signature of somebody else, or another picture, is refused', async () => {
    const stranger = await uploadSignature(server, await server.insert('user'));
    for (const signature_url of [stranger, stranger.replace('signature/', 'identity/')])
      expect(await scene.sign({ signature_url })).toMatchObject({
        status: 422,
        data: { errors: { signature_url: { message: 'validation.missing_record' } } },
      });
  });

  test('that is sent again is answered as the first time, and done once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await scene.sign({}, headers);
    server.clock.now = new Date('2026-03-10T05:00:00.000Z');
    const again = await scene.sign({}, headers);
    expect({ status: again.status, data: again.data }).toEqual({ status: 200, data: first.data });
    expect((await contract()).signed_at).toBe('2026-03-10T04:00:00.000Z');
    const other = { signature_url: await uploadSignature(server, scene.author) };
    expect((await scene.sign(other, headers)).message).toBe('errors.idempotency_reused');
    expect((await scene.sign()).message).toBe('contracts.shared.errors.step');
  });

  test('leaves no hash that the password could be guessed by', async () => {
    const document_hash = (await contract()).document_hash;
    const body = { document_hash, signature_url: scene.signature, password };
    await scene.sign();
    const hashes = (await server.db.select().from(onceKeys)).map(({ body_hash }) => body_hash);
    expect(hashes).not.toContain(getHash(Buffer.from(JSON.stringify(body))));
  });

  test('counts wrong passwords', async () => {
    for (let n = 0; n < 10; n++) await scene.sign({ password: 'wrong-horse-2' });
    expect((await scene.sign()).status).toBe(429);
  });

  test('waits for the end of maintenance', async () => {
    await server.insert('maintenanceWindow', {
      starts_at: '2026-03-10T00:00:00.000Z',
      ends_at: '2026-03-10T04:00:00.001Z',
    });
    const refused = await scene.sign();
    expect([refused.status, refused.message, refused.data.args]).toEqual([
      409,
      'contracts.shared.errors.maintenance',
      { to: '2026-03-10 12:00 UTC+8' },
    ]);
    server.clock.now = new Date('2026-03-10T04:00:00.001Z');
    expect((await scene.sign()).status).toBe(200);
  });

  test('of a document that was changed where it is stored is refused', async () => {
    await tamper('document');
    expect((await scene.sign()).message).toBe('contracts.shared.errors.document_changed');
  });
});

describe('a changed byte', () => {
  test('of the stored document is detected when it is read and before it is confirmed', async () => {
    await scene.go('sign');
    await tamper('document');
    for (const answer of [await readPdf('document'), await scene.take.confirm()])
      expect([answer.status, answer.message]).toEqual([409, 'contracts.shared.errors.document_changed']);
    expect(await scene.status()).toBe('contract_review');
    expect(server.faults).toHaveLength(2);
  });

  test('of the stored certificate is detected when it is read', async () => {
    await scene.go('sign', 'confirm');
    expect((await readPdf('certificate')).status).toBe(200);
    await tamper('certificate');
    expect((await readPdf('certificate')).message).toBe('contracts.shared.errors.document_changed');
  });

  test('of the signature is detected before it is confirmed', async () => {
    await scene.go('sign');
    await server.services.storage.put((await contract()).signature!, new Uint8Array([1, 2, 3]));
    expect((await scene.take.confirm()).message).toBe('contracts.shared.errors.document_changed');
  });

  test.each(['document', 'certificate'] as const)('of a %s in hand is detected by everybody', async (kind) => {
    await scene.go('sign', 'confirm');
    const bytes = await readBytes(kind);
    expect(await verify(getHash(bytes))).toEqual({
      valid: true,
      contract: {
        number: 'QH-2026-000001',
        kind,
        type: 'exclusive',
        title: scene.story.title,
        pen_name: scene.author.pen_name,
        contract_status: 'signed',
        signed_at: '2026-03-10T04:00:00.000Z',
        confirmed_at: '2026-03-10T04:00:00.000Z',
      },
    });
    bytes[bytes.length - 20]! ^= 1;
    expect(await verify(getHash(bytes))).toEqual({ valid: false, contract: null });
  });
});

describe('verifying', () => {
  test('answers an unknown number as a wrong hash, and says of a cancelled one that it is', async () => {
    const { document_hash } = await contract();
    expect(await verify(document_hash!, 'QH-2026-999999')).toEqual({ valid: false, contract: null });
    await scene.go('sign', 'cancel');
    expect((await verify(document_hash!)).contract.contract_status).toBe('cancelled');
  });

  test('tells what stands in the document, whatever the work and its author are called since', async () => {
    const { title } = scene.story;
    const { pen_name } = scene.author;
    await server.pool.query(`update fictions set title = 'Another'`);
    await server.pool.query(`update users set pen_name = 'Somebody' where id = $1`, [scene.author.id]);
    const { document_hash } = await contract();
    expect((await verify(document_hash!)).contract).toMatchObject({ title, pen_name });
  });

  test.each(['', '?hash=', '?hash=xyz', `?hash=${'a'.repeat(63)}`])('%j is no question', async (query) => {
    expect((await server.call('GET', `/api/contracts/QH-2026-000001/verify${query}`)).status).toBe(422);
  });
});

test('the contracts of a work are told to the staff who may read it, with where they stand', async () => {
  const ask = (token: string) => server.call('GET', `/api/office/fictions/${scene.story.id}/contracts`, { token });
  const { data } = await ask(scene.tokens.editor);
  const { number } = await contract();
  const { id: application_id } = (await scene.latest())!;
  expect(data.items).toEqual([
    {
      application_id,
      number,
      type: 'exclusive',
      status: 'signature_verification',
      paper: false,
      issued_at: server.clock.now.toISOString(),
      signed_at: null,
      confirmed_at: null,
    },
  ]);
  for (const role of ['content_manager', 'work_auditor'] as const)
    expect((await ask(await server.signIn(role))).data).toEqual(data);
  const stranger = await server.insert('user', { role: 'editor' });
  await server.insert('editor', { user_id: stranger.id, languages: ['en'] });
  expect((await ask(await server.signIn(stranger))).status).toBe(404);
  expect((await ask(scene.tokens.author)).status).toBe(403);
  expect((await ask(await server.signIn('translator'))).status).toBe(403);
});

test('a paper contract is no e-contract and cannot be viewed', async () => {
  await server.db.update(contracts).set({ paper: true, document: null, document_hash: null });
  const refused = await readPdf('document');
  expect([refused.status, refused.message]).toEqual([409, 'contracts.shared.errors.paper']);
  const { data } = await server.call('GET', `/api/sign/applications/${scene.story.id}`, { token: scene.tokens.author });
  expect(data.contract).toMatchObject({ paper: true, document_hash: null });
  expect((await scene.sign()).message).toBe('contracts.shared.errors.paper');
  const { id } = (await scene.latest())!;
  const office = await server.call('GET', `/api/office/contract-applications/${id}/papers/document`, {
    token: scene.tokens.editor,
  });
  expect([office.status, office.message]).toEqual([409, 'contracts.shared.errors.paper']);
});

test('a contract without a record cannot be viewed either', async () => {
  const old = { author_id: scene.author.id, contract_status: 'signed' } as const;
  const { id } = await server.insert('fiction', old);
  const refused = await server.call('GET', `/api/sign/contracts/${id}/document`, { token: scene.tokens.author });
  expect([refused.status, refused.message]).toEqual([409, 'contracts.shared.errors.paper']);
});

test.each([
  ['when the clock has come to it', true],
  ['before it has', false],
])('the link to a contract that was not signed in time is expired, %s', async (_, swept) => {
  server.clock.now = new Date('2026-03-24T04:00:00.000Z');
  scene.tokens.author = await server.signIn(scene.author);
  if (swept) await scene.go('expire');
  const expired = { status: 409, message: 'contracts.shared.errors.link_expired' };
  expect(await readPdf('document')).toMatchObject(expired);
  // Said before the password is asked for.
  expect(await scene.sign({ password: 'wrong-horse-2' })).toMatchObject(expired);
});

test('what was signed is what was true when it was drawn up', async () => {
  const before = await readBytes('document');
  await server.pool.query(`update fictions set title = 'Another'; update profiles set city = 'Nice'`);
  expect(Buffer.from(await readBytes('document')).equals(Buffer.from(before))).toBe(true);
  await server.insert('contractTemplate', { type: 'exclusive', version: 2, body: 'New words.' });
  await scene.go('sign', 'confirm');
  expect((await server.db.select().from(tables.fiction))[0]!.contract_status).toBe('signed');
});
