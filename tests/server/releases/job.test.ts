import { beforeEach, describe, expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { liveTexts } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { startTimer } from '#server/platform/jobs/timer.ts';
import { later } from '../../support/accounts.ts';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { chapters, inMinutes, releasedBy, sweep } from '../../support/releases.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
const signed = (values: ValuesOf<'fiction'> = {}) =>
  server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en', ...values });
const planned = (number: number, minutes: number, values: ValuesOf<'chapter'> = {}, of = story) =>
  insertChapter(server, of, { number, status: 'pending_publish', release_at: inMinutes(server, minutes), ...values });
const states = async () => (await chapters(server)).map(({ status }) => status);
const late = (numbers: string, title: string, language: InterfaceLanguage = 'en') =>
  writeEmail(language, 'late_release', { numbers, title, many: /\D/.test(numbers), due: '', live: '', span: '' })
    .subject;
/** What the author reads, in a language. */
const messages = async (language = 'en') => {
  const headers = { 'accept-language': language };
  const { data } = await server.call('GET', '/api/message/list', { token: await server.signIn(author), headers });
  return data.all as { title: string; content: string }[];
};

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  story = await signed({ title: 'The Long Way Home' });
});

describe('the timer', () => {
  test('keeps back a chapter that has got the number in its title since it was planned', async () => {
    await planned(1, 10, { title: 'Rain' });
    await planned(2, 10, { title: '2' });
    later(server, 10 * 60);
    await sweep(server);
    expect(await chapters(server)).toMatchObject([
      { status: 'published' },
      { status: 'pending_publish', release_at: null },
    ]);
  });

  test('releases what is due, not a moment before', async () => {
    await planned(1, 10);
    later(server, 10 * 60 - 1);
    await sweep(server);
    expect(await states()).toEqual(['pending_publish']);
    later(server, 1);
    await sweep(server);
    expect(await chapters(server)).toMatchObject([
      {
        status: 'published',
        release_at: null,
        due_at: '2026-03-10T04:10:00.000Z',
        published_at: '2026-03-10T04:10:00.000Z',
      },
    ]);
    expect(await messages()).toMatchObject([{ title: 'Chapter 1 of “The Long Way Home” is live', category: 'story' }]);
  });

  test('says in the audit that nobody did it, and does it once', async () => {
    const { id } = await planned(1, -1);
    await sweep(server);
    await sweep(server);
    expect(await releasedBy(server)).toEqual([{ id, user_id: null }]);
  });

  test('goes by the planned time, then by the number', async () => {
    const order = [await planned(3, -5), await planned(1, -5), await planned(2, -9)];
    await sweep(server);
    const [three, one, two] = order.map(({ id }) => id);
    expect((await releasedBy(server)).map(({ id }) => id)).toEqual([two, one, three]);
  });

  test.each(['draft', 'pending_review', 'rejected'] as const)('leaves what is %s', async (status) => {
    await planned(1, -60, { status });
    await sweep(server);
    expect(await states()).toEqual([status]);
  });

  test('leaves a work without contract, and what its author releases by hand', async () => {
    await planned(1, -60, {}, await signed({ contract_status: 'expired' }));
    await planned(1, -60, { release_at: null });
    await sweep(server);
    expect(await states()).toEqual(['pending_publish', 'pending_publish']);
  });

  test('releases what was planned before the work was completed', async () => {
    await planned(1, -1);
    await server.pool.query(`update fictions set status = 'completed'`);
    await sweep(server);
    expect(await states()).toEqual(['published']);
  });

  test('keeps no other work waiting for one that fails', async () => {
    const broken = await planned(1, -9);
    await planned(1, -1, {}, await signed());
    await server.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger fail before update on chapters for each row when (old.id = ${broken.id}) execute function fail()`);
    try {
      await sweep(server);
      expect(await states()).toEqual(['pending_publish', 'published']);
      expect(server.faults).toHaveLength(1);
    } finally {
      await server.pool.query('drop function fail cascade');
    }
    await sweep(server);
    expect(await states()).toEqual(['published', 'published']);
  });
});

describe('a release that is late', () => {
  test('is told to the author, several in one message, apart from what came in time', async () => {
    await planned(7, -195);
    await planned(8, -20);
    const { id } = await planned(9, -1);
    await sweep(server);
    expect(await messages()).toMatchObject([
      {
        category: 'story',
        chapter_id: null,
        is_read: false,
        title: late('7 and 8', 'The Long Way Home'),
        content: expect.stringMatching(
          /March 10, 2026.+8:45.AM \(UTC\+8\).+12:00.PM \(UTC\+8\): 3 hours 15 minutes late/,
        ),
      },
      {
        kind: 'chapter_released',
        chapter_id: id,
        title: writeEmail('en', 'chapter_released', { numbers: '9', title: 'The Long Way Home', many: false }).subject,
      },
    ]);
  });

  test.each(Object.keys(interfaceLanguages) as InterfaceLanguage[])(
    'is told in the language of the reader: %s',
    async (language) => {
      story = await signed({ title: 'T'.repeat(100) });
      for (const number of [9997, 9991, 9993, 9995]) await planned(number, -1500);
      await sweep(server);
      const { title, content } = (await messages(language))[0]!;
      expect(title).toContain('TTT');
      expect(content).toContain('(UTC+8)');
      expect(content).not.toMatch(/undefined|NaN/);
      const numbers = title.match(/9991.*9997/)![0];
      expect(title).toBe(late(numbers, story.title, language));
    },
  );

  test.each([
    [[5, 6, 7, 8, 9], '5–9'],
    [[5, 7, 9, 11, 13], '5, 7, 9, 11 …'],
  ])('names %j shortly', async (numbers, shortly) => {
    for (const number of numbers) await planned(number, -60);
    await sweep(server);
    expect(await messages()).toMatchObject([{ title: late(shortly, 'The Long Way Home') }]);
  });

  test('is late by its review, and goes live with it', async () => {
    const staff = await server.insert('user', { role: 'editor' });
    const editor = await server.insert('editor', { user_id: staff.id });
    story = await signed({ editor_id: editor.id, title: 'Late' });
    const { id } = await planned(4, -60, { status: 'pending_review' });
    const token = await server.signIn(staff);
    const body = { revision: 1, approved: true };
    const { data } = await server.call('POST', `/api/office/chapters/${id}/review`, { token, body });
    expect(data.status).toBe('published');
    expect(await chapters(server)).toMatchObject([{ due_at: '2026-03-10T03:00:00.000Z' }]);
    expect((await messages()).map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        late('4', 'Late'),
        writeEmail('en', 'chapter_approved', { number: 4, title: 'Late', live: true }).subject,
      ]),
    );
  });
});

test('what readers see of a chapter is what was approved', async () => {
  await planned(1, -1);
  await sweep(server);
  expect(await server.db.$count(liveTexts)).toBe(0);
});

describe('rounds of timed work', () => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test('never overlap, go on after a failure, and end when they are stopped', async () => {
    const logged: unknown[] = [];
    let running = 0;
    let rounds = 0;
    const slow = async () => {
      expect(++running).toBe(1);
      await wait(5);
      running -= 1;
      if (++rounds === 1) throw new Error('once');
    };
    const timer = startTimer([{ name: 'slow', run: slow }], 0.001, {
      error: (entry: unknown) => void logged.push(entry),
    });
    await expect.poll(() => rounds).toBeGreaterThan(3);
    await timer.stop();
    expect(running).toBe(0);
    const before = rounds;
    await wait(20);
    expect(rounds).toBe(before);
    expect(logged).toMatchObject([{ err: { message: 'once' } }]);
  });
});
