import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('a term has one entry in a book and language', async () => {
  const [book, other] = [await server.insert('businessBook', {}), await server.insert('businessBook', {})];
  const token = await server.signIn('translator');
  const propose = (more: object = {}) =>
    server.call('POST', '/api/office/dictionary-entries', {
      token,
      body: { term: '灯', translation: 'lamp', type: 'other', book_id: book.id, language: 'en', ...more },
    });
  expect((await propose()).data).toMatchObject({ state: 'proposed' });
  const again = await propose({ translation: 'lantern' });
  expect(again).toMatchObject({ status: 422, data: { errors: { term: { message: 'validation.taken' } } } });
  expect((await propose({ language: 'es' })).status).toBe(200);
  expect((await propose({ book_id: other.id })).status).toBe(200);
  expect((await propose({ term: '灯火' })).status).toBe(200);
});

describe('an approved entry', () => {
  let entry: { id: number };
  let tokens: Record<'translator' | 'auditor', string>;
  const path = (rest = '') => `/api/office/dictionary-entries/${entry.id}${rest}`;
  const change = (body: object, token = tokens.translator) => server.call('POST', path(), { token, body });
  const decide = (approved: boolean, seen: string, token = tokens.auditor) =>
    server.call('POST', path('/proposal'), { token, body: { approved, seen } });
  const read = async () => (await server.call('GET', path(), { token: tokens.translator })).data;
  beforeEach(async () => {
    const book = await server.insert('businessBook', {});
    const approved = { term: '灯', translation: 'lamp', type: 'other', state: 'approved' } as const;
    entry = await server.insert('dictionaryEntry', { ...approved, aliases: null, book_id: book.id, language: 'en' });
    tokens = {
      translator: await server.signIn('translator'),
      auditor: await server.signIn('translation_auditor'),
    };
  });

  test('stays as it is when a translator changes it: another translation is proposed beside it', async () => {
    const { data } = await change({ translation: 'lantern', note: 'Of paper.' });
    const beside = { translation: 'lamp', state: 'approved', proposed_translation: 'lantern', has_proposal: true };
    expect(data).toMatchObject({ ...beside, note: 'Of paper.' });
    expect((await change({ translation: 'lamp' })).data).toMatchObject(beside);
    for (const body of [{ term: '灯火' }, { aliases: '明灯' }, { type: 'place' }])
      expect(await change(body)).toMatchObject({
        status: 422,
        data: { errors: { [Object.keys(body)[0]!]: { message: 'dictionary.office.errors.settled' } } },
      });
    expect((await change({ proposed_translation: 'torch' })).status).toBe(422);
    expect(await read()).toMatchObject({ ...beside, term: '灯', aliases: null, type: 'other' });
  });

  test('gets the proposed translation when an auditor approves it, and its former one can be replaced', async () => {
    await change({ translation: 'lantern' });
    expect((await decide(true, 'lantern', tokens.translator)).status).toBe(403);
    expect((await decide(true, 'lantern')).data).toEqual({ id: entry.id, translation: 'lantern' });
    expect(await read()).toMatchObject({ translation: 'lantern', proposed_translation: null, has_proposal: false });
    const replacement = await server.call('GET', path('/replacement'), { token: tokens.auditor });
    expect(replacement.data).toMatchObject({ from: 'lamp', former: ['lamp'] });
    const lines = await server.db.select().from(audits).where(eq(audits.record_id, entry.id));
    expect(lines.map(({ changes }) => Object.keys(changes as object).toSorted())).toEqual([
      ['has_proposal', 'proposed_translation'],
      ['has_proposal', 'proposed_translation', 'translation'],
    ]);
    expect((await decide(true, 'lantern')).message).toBe('dictionary.office.errors.decided');
  });

  test('keeps its translation when the proposal is declined, or is another one by now', async () => {
    await change({ translation: 'lantern' });
    await change({ translation: 'torch' });
    expect(await decide(false, 'lantern')).toMatchObject({
      status: 409,
      message: 'dictionary.office.errors.decided',
    });
    expect((await decide(false, 'torch')).status).toBe(200);
    expect(await read()).toMatchObject({ translation: 'lamp', proposed_translation: null, has_proposal: false });
  });

  test('is changed by who may approve, which decides what was proposed', async () => {
    await change({ translation: 'lantern' });
    expect((await change({ translation: 'candle', type: 'place' }, tokens.auditor)).data).toMatchObject({
      translation: 'candle',
      type: 'place',
      proposed_translation: null,
      has_proposal: false,
    });
  });

  describe('among many that get another translation', () => {
    const post = async (rest: string, token: string, body: object) =>
      (await server.call('POST', `/api/office/dictionary-entries/${rest}`, { token, body })).data;
    const set = { translation: 'candle' };
    const beside = { translation: 'lamp', proposed_translation: 'lantern', has_proposal: true };
    const bare = { translation: 'lamp', proposed_translation: null, has_proposal: false };

    test('has its proposal again when an auditor takes that back, be it of the translation alone', async () => {
      await change({ translation: 'lantern' });
      for (const fields of [undefined, ['translation']]) {
        const { items } = await post('updates', tokens.auditor, { ids: [entry.id], set });
        expect(items).toMatchObject([{ result: 'changed' }]);
        expect(await read()).toMatchObject({ ...bare, ...set });
        const back = await post('restores', tokens.auditor, { changes: [items[0].change], fields });
        expect(back.items).toMatchObject([{ result: 'changed', error: null }]);
        expect(await read()).toMatchObject(beside);
      }
    });

    test('says to a translator that it was proposed, and has what was proposed before when that is taken back', async () => {
      for (const before of [bare, beside]) {
        if (before === beside) await change({ translation: 'lantern' });
        const body = { ids: [entry.id], set };
        expect(await post('updates/preview', tokens.translator, body)).toMatchObject({ change: 0, proposed: 1 });
        expect(await post('updates/preview', tokens.auditor, body)).toMatchObject({ change: 1, proposed: 0 });
        const { items } = await post('updates', tokens.translator, { ids: [entry.id], set });
        expect(items).toMatchObject([{ result: 'proposed', change: expect.any(Number) }]);
        expect(await read()).toMatchObject({ ...beside, proposed_translation: 'candle' });
        const changes = [items[0].change];
        expect((await post('restores', tokens.translator, { changes })).items).toMatchObject([{ result: 'changed' }]);
        expect(await read()).toMatchObject(before);
      }
    });

    test('gets no other proposal where what is taken back is not a translator’s to change any more', async () => {
      await server.db.update(tables.dictionaryEntry).set({ state: 'proposed' });
      const { items } = await post('updates', tokens.translator, { ids: [entry.id], set });
      await change({ state: 'approved' }, tokens.auditor);
      await change({ translation: 'torch' });
      const changes = [items[0].change];
      const back = await post('restores', tokens.translator, { changes, fields: ['translation'] });
      expect(back.items).toMatchObject([{ result: 'refused', error: { message: 'errors.forbidden' } }]);
      expect(await read()).toMatchObject({ ...beside, ...set, proposed_translation: 'torch' });
    });
  });

  test('stays in its book and language', async () => {
    const other = await server.insert('businessBook', {});
    for (const body of [{ book_id: other.id }, { language: 'es' }])
      expect((await change(body, tokens.auditor)).status).toBe(422);
  });
});

test('a proposed entry is changed by translators as they like', async () => {
  const token = await server.signIn('translator');
  const { id } = await server.insert('dictionaryEntry', { term: '墙', translation: 'wall', state: 'proposed' });
  const { data } = await server.call('POST', `/api/office/dictionary-entries/${id}`, {
    token,
    body: { term: '城墙', translation: 'city wall' },
  });
  expect(data).toMatchObject({ term: '城墙', translation: 'city wall', proposed_translation: null });
});
