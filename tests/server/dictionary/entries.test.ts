import { expect, test } from 'vitest';
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
