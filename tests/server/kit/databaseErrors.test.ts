import { expect, test } from 'vitest';
import { toApiError } from '#server/kit/databaseErrors.ts';

test.each([
  { code: 'ECONNREFUSED' },
  { code: 'EHOSTUNREACH' },
  { code: 'ENETUNREACH' },
  { code: 'ENOTFOUND' },
  { code: 'EAI_AGAIN' },
  { code: '57P01' },
  { message: 'Query read timeout' },
  { message: 'Connection terminated unexpectedly' },
])('a database that is gone by %j is told as one that comes back', (cause) => {
  expect(toApiError({ cause })).toMatchObject({ status: 503 });
});
