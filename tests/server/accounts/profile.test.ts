import { beforeEach, describe, expect, test } from 'vitest';
import { contractFilters, contractStatuses } from '#domain/contracts/contract.ts';
import { audits, profiles } from '#server/db/schema.ts';
import { listErrors } from '../../support/accounts.ts';
import { uploadedImage } from '../../support/images.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: { id: number };
let token: string;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(mira);
});

const save = (body: object, who = token) => server.call('POST', '/api/user/info', { token: who, body });
const read = async (who = token) => (await server.call('GET', '/api/user/profile', { token: who })).data;

const blank = {
  real_name: null,
  gender: null,
  gender_custom: null,
  birth_date: null,
  nationality: null,
  country: null,
  city: null,
  mobile: null,
  facebook: null,
  instagram: null,
  whatsapp: null,
  other_contact: null,
  referee_name: null,
  signature_image: null,
  identity_images: [],
  avatar: null,
  lock: null,
};
const full = {
  real_name: 'Mira Straße-O’Neil',
  gender: 'custom',
  gender_custom: 'agender',
  birth_date: '1990-02-28',
  nationality: 'DE',
  country: 'TH',
  city: 'เชียงใหม่',
  mobile: '+66 (0)81 234-5678',
  facebook: 'mira.strasse',
  instagram: '@mira',
  whatsapp: '+66812345678',
  other_contact: 'Line: mira',
  referee_name: 'Anna',
};

describe('a profile', () => {
  test('is blank at first, and nobody caches it', async () => {
    const { status, data, response } = await server.call('GET', '/api/user/profile', { token });
    expect({ status, data }).toEqual({ status: 200, data: blank });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('keeps all that is sent, and answers it', async () => {
    const images = [await uploadedImage(server, mira, 'identity'), await uploadedImage(server, mira, 'identity')];
    const [signature_image, avatar] = [
      await uploadedImage(server, mira, 'signature'),
      await uploadedImage(server, mira, 'avatar'),
    ];
    const sent = { ...full, identity_images: images, signature_image, avatar };
    const { status, data } = await save(sent);
    expect({ status, data }).toEqual({ status: 200, data: { ...sent, lock: null } });
    expect(await read()).toEqual(data);
    expect((await server.call('GET', '/api/user/info', { token })).data).toMatchObject({ avatar });
  });

  test('takes any part, and leaves the rest', async () => {
    await save(full);
    await save({ city: ' Berlin ' });
    expect(await read()).toEqual({ ...blank, ...full, city: 'Berlin' });
    await save({});
    expect(await read()).toEqual({ ...blank, ...full, city: 'Berlin' });
  });

  test.each(['', '   ', null])('keeps a blank %j as null', async (nothing) => {
    await save(full);
    const { status } = await save(Object.fromEntries(Object.keys(full).map((name) => [name, nothing])));
    expect(status).toBe(200);
    expect(await read()).toEqual(blank);
  });

  test('has an own word for a gender only beside `custom`', async () => {
    expect(listErrors(await save({ gender: 'custom' }))).toEqual({ gender_custom: 'validation.required' });
    await save({ gender: 'custom', gender_custom: 'agender' });
    await save({ gender: 'undisclosed' });
    expect(await read()).toMatchObject({ gender: 'undisclosed', gender_custom: null });
    await save({ gender_custom: 'x' });
    expect(await read()).toMatchObject({ gender: 'undisclosed', gender_custom: null });
  });

  test('is its owner’s: each account has its own', async () => {
    await save(full);
    const other = await server.signIn('author_signed');
    expect(await read(other)).toEqual(blank);
    await save({ city: 'Rome' }, other);
    expect(await read()).toMatchObject(full);
    expect(await server.db.$count(profiles)).toBe(2);
  });

  test('is in the audit by what changed, without the data', async () => {
    await save(full);
    await save({ city: 'Berlin', country: 'TH' });
    const rows = await server.db.select().from(audits).orderBy(audits.id);
    expect(rows.at(-1)).toMatchObject({ action: 'save_profile', record_id: mira.id, changes: { city: {} } });
    expect(JSON.stringify(rows)).not.toContain('Berlin');
  });
});

describe('refused is', () => {
  test.each([
    [{ real_name: 'x'.repeat(101) }, 'validation.max_length'],
    [{ gender: 'other' }, 'validation.choice'],
    [{ nationality: 'XX' }, 'validation.choice'],
    [{ country: 'de' }, 'validation.choice'],
    [{ country: 'Germany' }, 'validation.choice'],
    [{ birth_date: '1990-02-29' }, 'validation.date'],
    [{ birth_date: '2026-03-11' }, 'validation.birth_date'],
    [{ birth_date: '1906-03-09' }, 'validation.birth_date'],
    [{ mobile: '12345' }, 'validation.invalid'],
    [{ mobile: '1234567890123456' }, 'validation.invalid'],
    [{ mobile: 'call me' }, 'validation.invalid'],
    [{ whatsapp: '12+34567' }, 'validation.invalid'],
    [{ real_name: 5 }, 'validation.invalid'],
    [{ identity_images: null }, 'validation.required'],
  ])('%j', async (body, message) => {
    expect(listErrors(await save(body))).toEqual({ [Object.keys(body)[0]!]: message });
    expect(await server.db.$count(profiles)).toBe(0);
  });

  test.each(['user_id', 'role', 'status', 'email', 'username', 'info_lock_reason', 'lock', 'updated_at', 'id'])(
    'what is no part of it: %s',
    async (name) => expect(listErrors(await save({ [name]: 1 }))).toEqual({ [name]: 'validation.unknown' }),
  );

  test('a birth on no day but the last that can be', async () => {
    for (const birth_date of ['2026-03-10', '1906-03-10']) expect((await save({ birth_date })).status).toBe(200);
  });
});

describe('an image of a profile', () => {
  test('is one that its owner uploaded as of that kind', async () => {
    const stranger = await server.insert('user');
    const theirs = await uploadedImage(server, stranger, 'identity');
    const signature = await uploadedImage(server, mira, 'signature');
    const own = await uploadedImage(server, mira, 'identity');
    const missing = '/api/files/private/identity/00000000-0000-4000-8000-000000000000.jpg';
    for (const url of [theirs, signature, missing, own.replace('/private', '')])
      expect(listErrors(await save({ identity_images: [own, url] })), url).toEqual({
        identity_images: 'validation.missing_record',
      });
    expect(listErrors(await save({ signature_image: own }))).toEqual({ signature_image: 'validation.missing_record' });
    expect(listErrors(await save({ avatar: signature }))).toEqual({ avatar: 'validation.missing_record' });
    expect(listErrors(await save({ avatar: 'https://evil.example/x.png' }))).toEqual({ avatar: 'validation.invalid' });
    expect(await read()).toEqual(blank);
  });

  test('is one of at most three of an identity document, no two the same', async () => {
    const urls: string[] = [];
    for (let n = 0; n < 4; n++) urls.push(await uploadedImage(server, mira, 'identity'));
    expect(listErrors(await save({ identity_images: urls }))).toEqual({ identity_images: 'images.shared.too_many' });
    expect((await save({ identity_images: urls.slice(1) })).status).toBe(200);
    const twice = [urls[0], urls[0]];
    expect(listErrors(await save({ identity_images: twice }))).toEqual({ identity_images: 'validation.choice' });
  });
});

describe('the lock', () => {
  test.each(contractStatuses)('is there while a contract is %s, just where an application is pending', async (at) => {
    await server.insert('fiction', { author_id: mira.id, contract_status: at });
    const pending = (contractFilters.in_review as readonly string[]).includes(at);
    expect((await read()).lock).toEqual(pending ? { reason: 'application', note: null } : null);
    const { status, message } = await save({ city: 'Berlin' });
    expect({ status, message }).toEqual(
      pending ? { status: 409, message: 'errors.info_locked_application' } : { status: 200, message: 'ok' },
    );
    expect((await read()).city).toBe(pending ? null : 'Berlin');
  });

  test('is not that of another author', async () => {
    await server.insert('fiction', { contract_status: 'applying' });
    expect((await read()).lock).toBeNull();
  });

  test('of an editor is told with what the editor wrote, and holds until it is taken away', async () => {
    const editor = await server.insert('user', { role: 'editor' });
    const lock = (by: number | null, why: string | null) =>
      server.pool.query('update users set info_locked_by = $1, info_lock_reason = $2 where id = $3', [
        by,
        why,
        mira.id,
      ]);
    await lock(editor.id, 'The contract is being printed.');
    expect((await read()).lock).toEqual({ reason: 'editor', note: 'The contract is being printed.' });
    expect(await save({ city: 'Berlin' })).toMatchObject({
      status: 409,
      message: 'errors.info_locked_editor',
      data: { args: { reason: 'The contract is being printed.' } },
    });
    await lock(null, null);
    expect((await save({ city: 'Berlin' })).status).toBe(200);
  });

  test('leaves the picture free', async () => {
    await server.insert('fiction', { author_id: mira.id, contract_status: 'applying' });
    const avatar = await uploadedImage(server, mira, 'avatar');
    expect((await save({ avatar })).status).toBe(200);
    expect(await read()).toMatchObject({ avatar });
    expect((await save({ avatar: '' })).status).toBe(200);
    expect(await read()).toMatchObject({ avatar: null });
    expect((await save({ avatar, city: 'Berlin' })).status).toBe(409);
    expect(await read()).toMatchObject({ avatar: null, city: null });
  });
});
