import { expect, test } from 'vitest';
import { entity } from '#domain/kit/entity.ts';
import { ref, text } from '#domain/kit/fields.ts';
import { staff } from '#domain/roles.ts';
import { partsOf } from '../../../src/resources/partsOf.tsx';
import { keep, server } from '../../support/web.tsx';

const errand = entity('errands', {
  title: 'what',
  access: { read: staff, create: staff, update: staff },
  fields: {
    what: text({ required: true }),
    bank_id: ref('bank-holidays'),
    editor_id: ref('users', { offeredTo: ['editor'] }),
  },
});

test.each(['content_manager', 'cashier', 'editor'] as const)(
  'what a role may write is the same whoever asks, such as %s on the page of permissions',
  async (reader) => {
    const account = await server.insert('user', { role: reader });
    keep(account, await server.signIn(account));
    const { writable } = partsOf(errand);
    expect(writable('finance_manager', 'create')).toEqual(['what', 'bank_id']);
    expect(writable('content_manager', 'update')).toEqual(['what', 'editor_id']);
    expect(writable('editor', 'update')).toEqual(['what', 'editor_id']);
    expect(writable('translator', 'update')).toEqual(['what']);
  },
);
