import { expect, test } from 'vitest';
import { readInstant } from '#server/db/table.ts';

test.each([
  '2026-03-10 04:05:06+00',
  '2026-03-10 04:05:06.7+00',
  '2026-03-10 04:05:06.07+00',
  '2026-03-10 04:05:06.789+00',
  '2026-03-10 12:05:06.789+08',
  '2026-03-09 22:35:06.5-05:30',
])('the instant %s is read as any clock reads it', (written) => {
  expect(readInstant(written)).toBe(new Date(written).toISOString());
});
