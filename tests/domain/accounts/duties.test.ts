import { expect, test } from 'vitest';
import { duties } from '#domain/accounts/duties.ts';
import { areaCalls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import { can, staff } from '#domain/roles.ts';

test('each call by which some of the staff does something is told in one sentence', () => {
  const own = (Object.entries(areaCalls) as [string, Call][]).filter(
    ([, { method, roles }]) => method !== 'GET' && new Set(staff.map((role) => can(role, roles))).size === 2,
  );
  const dutyCalls = Object.values(duties)
    .flatMap(({ calls }) => calls)
    .filter((name) => areaCalls[name].method !== 'GET');
  expect(dutyCalls.toSorted()).toEqual(own.map(([name]) => name).toSorted());
  for (const [name, { roles, calls }] of Object.entries(duties))
    for (const call of calls)
      expect(
        staff.filter((role) => can(role, areaCalls[call].roles)),
        `${name} ${call}`,
      ).toEqual(staff.filter((role) => can(role, roles)));
});
