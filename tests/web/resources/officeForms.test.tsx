import { cleanup, screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, mayWrite, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { sampleOneIn } from '../../support/long.ts';
import { insertOwned } from '../../support/owned.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const keys = Object.keys(entities) as EntityKey[];
/** Decided on by buttons that ask first. */
const formless = new Set<EntityKey>(['extensionRequest']);
const forms = staff.flatMap((role) =>
  keys.flatMap((key) => {
    const { name, access }: Entity<any> = entities[key];
    return (['create', 'update'] as const)
      .filter((op) => can(role, access[op] ?? []) && !(op === 'update' && formless.has(key)))
      .map((op) => ({ role, key, op, title: `${role} ${op} ${name}` }));
  }),
);

/** A flag is left out: it is never empty. */
const listRequired = (key: EntityKey, role: Role, op: 'create' | 'update') =>
  fieldsOf(entities[key]).filter(([, field]) => field.required && field.kind !== 'flag' && mayWrite(field, role, op));

/** A record that a ref may point to, and that is the user's own where the role sees no others. */
function own(key: EntityKey, me: RowOf<'user'>, values: object = {}): Promise<{ id: number }> {
  const path = (entities[key] as Entity<any>).rowScope[me.role];
  return path ? insertOwned(server, key, path, me.id, values) : server.insert(key, values);
}
const asValues = (where: Field['where'] = {}) =>
  Object.fromEntries(Object.entries(where).map(([name, allowed]) => [name, [allowed].flat()[0]]));

const findInput = (name: string) => document.querySelector<HTMLElement>(`#field-${name}, [name="${name}"]`);

test.each(sampleOneIn(3, forms))(
  'every required field has an input that can be filled: $title',
  async ({ role, key, op }) => {
    const me = await server.insert('user', { role, user_name: role });
    const fields = listRequired(key, role, op);
    for (const [, { kind, to, where }] of fields) if (kind === 'ref') await own(getEntityKey(to!), me, asValues(where));
    const { name } = entities[key];
    const path = op === 'create' ? 'create' : (await own(key, me)).id;
    const user = await openAs(me, `/office/${name}/${path}`);
    await screen.findByRole('button', { name: t('ra.action.save') });
    for (const [field, { kind }] of fields) {
      const input = findInput(field);
      expect(input, field).not.toBeNull();
      expect(input, field).toBeEnabled();
      expect(kind, `${field} is typed as an address`).not.toBe('image');
      if (kind !== 'ref') continue;
      await user.click(input!);
      await waitFor(() => expect(document.querySelector('[role=listbox] [role=option]'), field).not.toBeNull());
      await user.keyboard('{Escape}');
    }
    cleanup();
  },
);
