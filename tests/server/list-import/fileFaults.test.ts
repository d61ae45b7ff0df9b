import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('a file whose heading leaves a quote open is told so, and not that it is empty', async () => {
  const body = new FormData();
  body.set('file', new File(['"word,language,note\nlamp,en,\n'], 'new.csv'));
  const token = await server.signIn('content_manager');
  const { data } = await server.call('POST', '/api/office/restricted-words/imports/preview', { token, body });
  expect(data.errors).toMatchObject([{ error: { message: 'common.office.import.open_quote' } }]);
});
