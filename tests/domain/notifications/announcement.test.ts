import { expect, test } from 'vitest';
import { getAnnouncementStatus } from '#domain/notifications/announcement.ts';

const now = new Date('2026-03-10T04:00:00.000Z');

test.each([
  ['scheduled', '2026-03-10T04:00:00.001Z', 'scheduled'],
  ['scheduled', '2026-03-10T04:00:00.000Z', 'sending'],
  ['sending', '2026-03-10T03:00:00.000Z', 'sending'],
  ['sent', '2026-03-10T03:00:00.000Z', 'sent'],
  ['cancelled', '2026-03-10T03:00:00.000Z', 'cancelled'],
] as const)('an announcement that is %s for %s is %s', (status, send_at, current) => {
  expect(getAnnouncementStatus({ status, send_at }, now)).toBe(current);
});
