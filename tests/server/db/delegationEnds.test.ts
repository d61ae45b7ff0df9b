import { expect, test } from 'vitest';
import { endDelegations } from '#server/db/delegationEnds.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const listTriggers = async () =>
  (
    await server.pool.query<{ oid: string; at: string; definition: string }>(
      `select oid, tgrelid::regclass::text as at, pg_get_triggerdef(oid) as definition from pg_trigger
       where tgfoid = 'end_delegations'::regproc order by at`,
    )
  ).rows;

test('a condition that comes to be different takes the place of the one before, and the others stay', async () => {
  const before = await listTriggers();
  expect(before.length).toBeGreaterThan(10);
  await server.pool
    .query(`drop trigger end_delegations on payroll; create trigger end_delegations after update on payroll
    for each row when (new.status = 'paid') execute function end_delegations('payroll');
    comment on trigger end_delegations on payroll is 'another condition'`);
  await server.pool.query(endDelegations);
  const after = await listTriggers();
  expect(after.map(({ definition }) => definition).join()).not.toContain(`'paid'`);
  expect(after.map(({ definition }) => definition)).toEqual(before.map(({ definition }) => definition));
  const others = (triggers: typeof before) => triggers.filter(({ at }) => at !== 'payroll');
  expect(others(after)).toEqual(others(before));
  // What a version before had made has no note, and stays, too.
  await server.pool.query('comment on trigger end_delegations on payroll is null');
  await server.pool.query(endDelegations);
  expect(await listTriggers()).toEqual(after);
});
