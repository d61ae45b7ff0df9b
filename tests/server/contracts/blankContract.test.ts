import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('the newest contract of a type is read word for word before one applies', async () => {
  const body = '# 1. The work\n\n{{ title }} by {{legal_name}} shares {{share}}.';
  await server.insert('contractTemplate', { type: 'exclusive', name: 'Exclusive', version: 2, body });
  const token = await server.signIn('author_unsigned');
  const read = (type: string) => server.call('GET', `/api/sign/template?type=${type}`, { token });
  expect((await read('exclusive')).data).toEqual({
    name: 'Exclusive',
    version: 2,
    blocks: [
      { kind: 'heading', text: '1. The work' },
      { kind: 'paragraph', text: '[title] by [legal name] shares [share].' },
    ],
  });
  expect((await read('non_exclusive')).status).toBe(409);
  expect((await read('other')).status).toBe(422);
});
