import { expect, test } from 'vitest';
import { authors, can, isAuthor, roleIds, findRole, roles, staff } from '#domain/roles.ts';

test.each(roles)('the role_id of %s leads back to it', (role) => {
  expect(findRole(roleIds[role])).toBe(role);
});

test.each([0, 9, 15, 18, -1, 1.5, NaN])('%s is the id of no role', (id) => {
  expect(findRole(id)).toBeUndefined();
});

test('a role is of an author or of the staff', () => {
  expect([...staff, ...authors].sort()).toEqual([...roles].sort());
  expect(roles.filter(isAuthor)).toEqual(['author_unsigned', 'author_signed']);
});

test.each([
  ['anyone, signed out', undefined, 'anyone', true],
  ['anyone, signed in', 'cashier', 'anyone', true],
  ['a listed role', 'editor', ['editor', 'cashier'], true],
  ['another role', 'translator', ['editor', 'cashier'], false],
  ['signed out, listed roles', undefined, ['editor'], false],
  ['nobody at all', 'content_manager', [], false],
] as const)('access: %s', (_, role, who, allowed) => {
  expect(can(role, who)).toBe(allowed);
});
