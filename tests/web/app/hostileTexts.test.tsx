import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { announcements } from '#server/db/schema.ts';
import { hostileTexts as texts } from '../../support/hostileTexts.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

let me: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: me.id });
});

/** Every text stands on the page as it is, and nothing in it came to life. */
async function expectPlain(selector: string, texts: readonly string[]): Promise<void> {
  const main = await screen.findByRole('main');
  await waitFor(() => expect(main.querySelectorAll(selector)).toHaveLength(texts.length));
  const content = main.textContent;
  for (const text of texts) expect(content).toContain(text);
  expect(main.querySelectorAll('script, iframe, object, embed, style, link, meta, base, video, math')).toHaveLength(0);
  const elements = [...main.querySelectorAll('*')];
  const handlers = elements.flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on')));
  expect(handlers).toEqual([]);
  expect(elements.filter((one) => /^\s*(javascript|data):/i.test(one.getAttribute('href') ?? ''))).toEqual([]);
  expect((window as { __xss?: unknown }).__xss).toBeUndefined();
}

test('comments, readers and answers are shown as text', long, async () => {
  for (const content of texts.slice(0, 20)) {
    const row = { fiction_id: story.id, type: 'book', content, reader_name: content.slice(0, 60) } as const;
    const { id } = await server.insert('comment', row);
    await server.insert('comment', { ...row, parent_id: id });
  }
  await openAs(me, '/comments');
  await expectPlain('article', texts.slice(0, 20));
});

test('messages are shown as text', long, async () => {
  for (const content of texts.slice(0, 10))
    await server.insert('message', { user_id: me.id, title: content.slice(0, 120), content });
  const user = await openAs(me, '/message');
  await expectPlain('li', texts.slice(0, 10));
  for (const button of screen.getAllByRole('button', { expanded: false, name: like('notifications.shared.new') }))
    await user.click(button);
  await expectPlain('li', texts.slice(0, 10));
});

test('reports are shown as text', async () => {
  for (const content of texts) {
    const row = { fiction_id: story.id, type: 'book', content, reader_name: content.slice(0, 60) } as const;
    await server.insert('comment', { ...row, report_status: 'open', report_reason: 'other', report_note: content });
  }
  await openAs('content_manager', '/office/comment-reports');
  await expectPlain('tbody tr', texts);
});

test('announcements are shown as text', async () => {
  const manager = await server.insert('user', { role: 'content_manager' });
  const at = server.clock.now.toISOString();
  const made = { send_at: at, created_at: at, ended_at: at, created_by_id: manager.id };
  const audience = { languages: [], roles: [], contracts: [] };
  const latest = texts.slice(-20);
  await server.db
    .insert(announcements)
    .values(latest.map((text) => ({ title: text, content: text, audience, ...made })));
  await openAs(manager, '/office/announcements');
  await expectPlain('li h2', latest);
});
