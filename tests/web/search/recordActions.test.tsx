import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { insertOwned } from '../../support/owned.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { listForgottenActions, recordPage } from '../support/forgottenActions.ts';

/** Of each entity, as who may do most with it. */
const pages = (Object.entries(entities) as [EntityKey, Entity<any>][]).flatMap(([key, entity]) => {
  const { read, update = [] } = entity.access;
  const role: Role | undefined = staff.find((one) => can(one, update)) ?? staff.find((one) => can(one, read));
  return role ? [{ key, role, writes: can(role, update), title: `${entity.name} as ${role}` }] : [];
});

beforeEach(() => void (server.clock.now = new Date()));

test.each(pages)('the palette offers what the page of a record does: $title', async ({ key, role, writes }) => {
  const entity: Entity<any> = entities[key];
  const me = await server.insert('user', { role });
  const path = entity.rowScope[role];
  const { id } = path ? await insertOwned(server, key, path, me.id) : await server.insert(key);
  await openAs(me, `/office/${entity.name}/${id}${writes ? '' : '/show'}`);
  await waitFor(() => expect(document.querySelector(recordPage)).toBeVisible());
  await waitFor(() => expect(screen.queryByText(t('common.loading'))).toBeNull());
  expect(listForgottenActions()).toEqual([]);
});
