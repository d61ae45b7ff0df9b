import { expect, test } from 'vitest';
import { announcements, tables } from '#server/db/schema.ts';
import { sendAnnouncements } from '#server/features/notifications/announcements/sendAnnouncements.ts';
import { atOnce, races } from '../../support/races.ts';

races('announcements', (server) => {
  test('reach each author once, however many servers send them, and are cancelled or sent, never both', async () => {
    const token = await server().signIn('content_manager');
    for (let n = 0; n < 8; n++) await server().insert('user', { role: 'author_signed' });
    const body = {
      title: 'T',
      content: 'C',
      audience: { languages: [], roles: [], contracts: [] },
      send_at: null,
    };
    for (let n = 0; n < 4; n++) await server().call('POST', '/api/office/announcements', { token, body });
    const cancel = (id: number) => server().call('POST', `/api/office/announcements/${id}/cancel`, { token });
    const sending = atOnce(3, () => sendAnnouncements(server().services));
    const answers = await atOnce(4, (n) => cancel(n + 1));
    await sending;
    await sendAnnouncements(server().services);
    const rows = await server().db.select().from(announcements).orderBy(announcements.id);
    const cancelled = answers.map(({ status }) => status === 200);
    expect(rows.map(({ status }) => status)).toEqual(cancelled.map((yes) => (yes ? 'cancelled' : 'sent')));
    const sent = rows.filter(({ status }) => status === 'sent');
    expect(await server().db.$count(tables.message)).toBe(8 * sent.length);
    expect(sent.every(({ delivered }) => delivered === 8)).toBe(true);
  });
});
