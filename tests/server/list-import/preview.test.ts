import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => {
  token = await server.signIn('content_manager');
  await server.insert('tag', { code: 'known', group: 'plot' });
});

async function preview(...lines: string[]) {
  const body = new FormData();
  body.set('file', new File([['name,code,group,position', ...lines].join('\n')], 'new.csv'));
  return (await server.call('POST', '/api/office/tags/imports/preview', { token, body })).data;
}

test('a file that is only looked at leaves nothing behind where some of its lines are refused', async () => {
  const before = await server.db.$count(tables.tag);
  const { error_count } = await preview(
    'New,new,plot,1',
    'Known,known,plot,2',
    'Other,other,plot,3',
    'Again,known,plot,4',
  );
  expect(error_count).toBeGreaterThan(0);
  expect(await server.db.$count(tables.tag)).toBe(before);
});

test('a look says how many lines it has not come to, where there are errors enough before them', async () => {
  const lines = Array.from({ length: 250 }, (_, at) => `Known ${at},known,plot,1`);
  expect(await preview(...lines)).toMatchObject({ error_count: 200, unchecked: 50 });
  expect(await preview('New,new,plot,1')).toMatchObject({ error_count: 0, unchecked: 0 });
});
