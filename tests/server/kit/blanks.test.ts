import { describe, expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { entities } from '#domain/entities.ts';
import type { Call } from '#domain/kit/call.ts';
import { fieldsOf } from '#domain/kit/entity.ts';
import { listRangeKeys, isRanged } from '#domain/kit/listFilters.ts';
import type { Role } from '#domain/roles.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

const blanks = ['%20', '%09', '%0A', '%C2%A0', '%E3%80%80', '%E2%80%8B'];

const withParams = Object.values<Call>(calls).filter(({ path, roles: who }) => path.includes('{') && who !== 'anyone');

test.each(withParams.map((call) => [call.route, call] as const))('%s is not found with a blank', async (_, call) => {
  const token = await server.signIn((call.roles as Role[])[0]!);
  for (const blank of blanks) {
    const path = call.path.replaceAll(/\{\w+\}/g, blank);
    expect((await server.call(call.method, path, { token })).status, path).toBe(404);
  }
});

describe.each(Object.values(entities).map((entity) => [entity.name, entity] as const))(
  'the list of %s',
  (_, entity) => {
    // A line of text is searched, where a blank asks for nothing.
    const filters = fieldsOf(entity).filter(([, { filter, kind }]) => filter && kind !== 'text');
    test.runIf(filters.length > 0)('is not filtered by a blank', async () => {
      const token = await server.signIn(entity.access.read[0]!);
      for (const [name, field] of filters) {
        const key = isRanged(field) ? listRangeKeys(name)[0] : name;
        for (const blank of blanks) {
          const { status, data } = await server.call('GET', `/api/office/${entity.name}?${key}=${blank}`, { token });
          expect({ key, status, at: Object.keys(data.errors)[0]?.replace('[0]', '') }).toEqual({
            key,
            status: 422,
            at: key,
          });
        }
      }
    });
  },
);
