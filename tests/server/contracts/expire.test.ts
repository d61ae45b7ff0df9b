import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { expireContracts } from '#server/features/contracts/expireContracts.ts';
import { createJobs } from '#server/jobs.ts';
import { insertChapter } from '../../support/chapters.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));

const ended = '2026-03-24T04:00:00.000Z';
const states = async () => {
  const rows = await server.db.select().from(tables.contractApplication).orderBy(tables.contractApplication.id);
  return rows.map(({ status }) => status);
};

test('a round of the timer ends what was not signed in time, besides releasing chapters', async () => {
  await scene.go('apply', 'take', 'approve');
  const signed = await server.insert('fiction', { author_id: scene.author.id, contract_status: 'signed' });
  await insertChapter(server, signed, { number: 1, status: 'pending_publish', release_at: ended });
  server.clock.now = new Date(ended);
  for (const job of createJobs(server.services)) await job.run();
  expect([await scene.status(), ...(await states())]).toEqual(['expired', 'expired']);
  expect(await server.db.select().from(tables.chapter)).toMatchObject([{ status: 'published' }]);
});

test('one that fails keeps no other waiting, and has its turn again', async () => {
  await scene.go('apply', 'take', 'approve');
  const first = (await scene.latest())!;
  const other = await server.insert('fiction', {
    author_id: scene.author.id,
    contract_status: 'signature_verification',
  });
  await server.insert('contractApplication', {
    fiction_id: other.id,
    status: 'signature_verification',
    expires_at: ended,
  });
  server.clock.now = new Date(ended);
  await server.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger fail before update on contract_applications for each row
      when (old.id = ${first.id}) execute function fail()`);
  try {
    expect(await expireContracts(server.services)).toBe(1);
    expect(await states()).toEqual(['signature_verification', 'expired']);
    expect(server.faults).toHaveLength(1);
  } finally {
    await server.pool.query('drop function fail cascade');
  }
  expect(await expireContracts(server.services)).toBe(1);
  expect(await states()).toEqual(['expired', 'expired']);
});
