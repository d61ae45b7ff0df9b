import { expect, test } from 'vitest';
import { mailMessages } from '#server/features/notifications/mailMessages.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { atOnce, races } from '../../support/races.ts';

races('emails of messages', (server) => {
  test('leave once, however many servers send them', async () => {
    const needed = { db: server().db, now: server().clock.now };
    for (let n = 0; n < 12; n++) {
      const { id } = await server().insert('user', { role: 'author_signed' });
      for (const title of ['One', 'Two']) await notify(needed, id, 'contract_expired', { title });
    }
    const sent = await atOnce(4, () => mailMessages(server().services));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(server().emails.map(({ to }) => to)).toHaveLength(12);
    expect(new Set(server().emails.map(({ to }) => to)).size).toBe(12);
  });
});
