import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountRequestKinds, accountRequestStatuses } from '#domain/accounts/accountRequest.entity.ts';
import {
  needsConfirmation,
  needsTwoForChange,
  refuseDecision,
  refuseRole,
  twoManagerRoles,
} from '#domain/accounts/management.ts';
import { accountStatuses } from '#domain/accounts/user.entity.ts';
import { authors, roles, staff } from '#domain/roles.ts';
import { property } from '../property.ts';

const id = fc.integer({ min: 1, max: 3 });

describe('another role', () => {
  test.each([
    ['of their own', { id: 1, role: 'content_manager', status: 'active' }, 'accounts.office.errors.own_role'],
    ['of an author', { id: 2, role: 'author_signed', status: 'active' }, 'accounts.office.errors.author_role'],
    ['of who is only invited', { id: 2, role: 'editor', status: 'invited' }, 'accounts.office.errors.not_open'],
    ['of a closed account', { id: 2, role: 'editor', status: 'closed' }, 'accounts.office.errors.not_open'],
    ['of a colleague', { id: 2, role: 'content_manager', status: 'active' }, undefined],
  ] as const)('%s', (_, account, refused) => {
    for (const to of ['cashier', 'translator'] as const)
      expect(refuseRole(1, { ...account, password_given: false }, to, true)).toBe(refused);
  });

  test('that takes two content managers is taken from who is blocked, and not given to them', () => {
    const account = { id: 2, role: 'cashier', status: 'blocked', password_given: false } as const;
    expect(refuseRole(1, account, 'editor', true)).toBeUndefined();
    expect(refuseRole(1, account, 'finance_manager', true)).toBe('accounts.office.errors.not_open');
    expect(refuseRole(1, account, 'finance_manager', false)).toBeUndefined();
  });

  test('by two content managers is for none whose password one of them knows', () => {
    const account = { id: 2, role: 'editor', status: 'active', password_given: true } as const;
    expect(refuseRole(1, account, 'cashier', true)).toBe('accounts.office.errors.password_given');
    expect(refuseRole(1, account, 'cashier', false)).toBeUndefined();
    expect(refuseRole(1, account, 'translator', true)).toBeUndefined();
  });

  property(
    'is given to nobody by themselves, and to no author',
    [id, id, fc.constantFrom(...roles), fc.constantFrom(...accountStatuses)],
    (me, other, role, status) => {
      if (me === other || (authors as readonly string[]).includes(role))
        expect(refuseRole(me, { id: other, role, status, password_given: false }, 'translator', true)).toBeDefined();
    },
  );
});

test('whoever manages accounts or moves money needs two content managers, while that is wanted', () => {
  expect(staff.filter((role) => needsConfirmation(role, true))).toEqual([
    'content_manager',
    'finance_manager',
    'cashier',
  ]);
  expect(roles.filter((role) => needsConfirmation(role, false))).toEqual([]);
  expect(twoManagerRoles).toHaveLength(3);
});

test('so does who loses such a role, and nobody whose role stays', () => {
  expect(needsTwoForChange('cashier', 'editor', true)).toBe(true);
  expect(needsTwoForChange('editor', 'cashier', true)).toBe(true);
  expect(needsTwoForChange('editor', 'translator', true)).toBe(false);
  expect(needsTwoForChange('cashier', 'cashier', true)).toBe(false);
  expect(needsTwoForChange('cashier', 'editor', false)).toBe(false);
});

property(
  'a request is decided once, by somebody else than who asked, and not by whose role it is; who asked may take it back',
  [
    id,
    fc.constantFrom(...accountRequestKinds),
    fc.constantFrom(...accountRequestStatuses),
    id,
    fc.option(id),
    fc.constantFrom('confirmed', 'declined'),
  ],
  (me, kind, status, asked_by_id, user_id, decision) => {
    const own = asked_by_id === me;
    const mayDecide = status === 'pending' && (own ? decision === 'declined' : user_id !== me);
    expect(refuseDecision(me, { kind, status, asked_by_id, user_id }, decision) === undefined).toBe(mayDecide);
  },
);
