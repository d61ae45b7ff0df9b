import { expect, test } from 'vitest';
import type { Role } from '#domain/roles.ts';
import { buildOfficeMenu } from '../../../src/resources/menu.ts';
import { t } from '../../support/t.ts';

const listLines = (role: Role) =>
  buildOfficeMenu(role).flatMap(({ title, items }) =>
    items.flatMap((item) => ('label' in item && title ? [`${t(title)}: ${t(item.label as 'common.cancel')}`] : [])),
  );

test.each<[Role, string[]]>([
  [
    'work_auditor',
    ['Chapters review', 'Works management', 'Works review'].map((name) => `Business management: ${name}`),
  ],
  ['editor', ['My works', 'Contract applications', 'Chapters review'].map((name) => `Business management: ${name}`)],
  [
    'content_manager',
    [
      'Business management: Works management',
      'Business management: Works review',
      'Business management: Works revenue',
      'User management: Account management',
    ],
  ],
])('the menu of the role %s has the names that are specified', (role, expected) => {
  expect(listLines(role)).toEqual(expect.arrayContaining(expected));
});
