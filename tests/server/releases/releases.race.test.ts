import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import { atOnce, races, rounds } from '../../support/races.ts';
import type { RowOf } from '../../support/records.ts';
import { chapters, inMinutes, releasedBy, rule, sweep } from '../../support/releases.ts';

races('timed releases', (server) => {
  let author: RowOf<'user'>;
  let token: string;
  let stories: RowOf<'fiction'>[];
  beforeEach(async () => {
    author = await server().insert('user', { role: 'author_signed' });
    token = await server().signIn(author);
    stories = [];
    for (let n = 0; n < 4; n++)
      stories.push(await server().insert('fiction', { author_id: author.id, contract_status: 'signed' }));
  });

  const planned = async (count: number, minutes = -1) => {
    for (const story of stories)
      for (let number = 1; number <= count; number++)
        await insertChapter(server(), story, {
          number,
          status: 'pending_publish',
          release_at: inMinutes(server(), minutes),
        });
  };
  const expectOnce = async () => {
    const rows = await chapters(server());
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']));
    const released = (await releasedBy(server())).map(({ id }) => id);
    expect(released.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  };

  test('by four nodes at once happen once each, in the order of the numbers', async () => {
    for (let round = 1; round <= rounds; round++) {
      await planned(5, -60);
      await atOnce(4, () => sweep(server()));
      await sweep(server());
      await expectOnce();
      expect(await server().db.$count(tables.message)).toBe(stories.length * round);
    }
    for (const { id } of stories) {
      const { rows } = await server().pool.query(
        `select number from audits join chapters on chapters.id = record_id
         where action = 'release' and fiction_id = $1 order by audits.id`,
        [id],
      );
      expect(rows.map(({ number }) => Number(number))).toEqual(
        Array.from({ length: rounds * 5 }, (_, n) => (n % 5) + 1),
      );
    }
  });

  test('and taking out, or releasing by hand, at the same moment: one of the two', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().pool.query('delete from audits; delete from chapters');
      await planned(3);
      const ids = (await chapters(server())).filter(({ fiction_id }) => fiction_id === stories[0]!.id);
      const out = ids.map(({ id }) => id);
      const [answer] = await Promise.all([
        round % 2
          ? server().call('POST', `/api/fictions/${stories[0]!.id}/chapter/auto-publish/task`, {
              token,
              body: { chapters: [], take_out: out, rule },
            })
          : server().call('POST', `/api/fictions/${stories[0]!.id}/chapters/release`, { token, body: { ids: out } }),
        atOnce(3, () => sweep(server())),
      ]);
      expect(answer.status).toBe(200);
      await sweep(server());
      const byTimer = new Set((await releasedBy(server())).map(({ id }) => id));
      for (const { id, status, release_at } of await chapters(server())) {
        const byHand = answer.data.ids.includes(id);
        expect(byHand && byTimer.has(id)).toBe(false);
        expect(status === 'published').toBe(byTimer.has(id) || (byHand && round % 2 === 0));
        expect(release_at).toBe(null);
      }
    }
  });

  test('happen once each although nodes are killed in the middle of them', long, async ({ onTestFinished }) => {
    await planned(30);
    const total = stories.length * 30;
    const node = async () => {
      const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../support/releaser.ts')], {
        env: { ...process.env, URL: server().pool.options.connectionString, NOW: server().clock.now.toISOString() },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      await once(child.stdout, 'data');
      return child;
    };
    const nodes = await Promise.all([node(), node(), node()]);
    for (const child of nodes.slice(0, 2)) {
      await wait(20);
      child.kill('SIGKILL');
    }
    await expect.poll(async () => (await releasedBy(server())).length, { timeout: 20_000 }).toBe(total);
    const [, , last] = nodes;
    last.kill('SIGKILL');
    await once(last, 'exit');
    await expectOnce();
  });
});
