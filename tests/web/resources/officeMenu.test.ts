import { expect, test } from 'vitest';
import type { Role } from '#domain/roles.ts';
import { buildOfficeMenu } from '../../../src/resources/menu.ts';
import { t } from '../../support/t.ts';

const findLines = (role: Role, group: string) =>
  buildOfficeMenu(role)
    .filter(({ title }) => title === group)
    .flatMap(({ items }) => items.flatMap((item) => ('label' in item ? [item.label] : [])));

test.each<[Role, 'list' | 'own_list']>([
  ['work_auditor', 'list'],
  ['content_manager', 'list'],
  ['editor', 'own_list'],
])('the role %s finds the review of works beside the works, by the name of their %s', (role, name) => {
  const lines = findLines(role, 'common.office.group.works');
  const at = lines.indexOf(`resources.office/fictions.${name}`);
  expect(lines[at + 1]).toBe(`resources.office/contract-applications.${name}`);
});

test('the review of works has a name of its own, and so have the accounts below the management of users', () => {
  const name = (key: string) => t(key as 'common.cancel', { smart_count: 2 });
  const applications = 'resources.office/contract-applications';
  expect(name(`${applications}.list`)).not.toBe(name(`${applications}.name`));
  expect(name(`${applications}.own_list`)).toBe(name(`${applications}.name`));
  expect(findLines('content_manager', 'common.office.group.people')).toContain('resources.office/users.list');
  expect(name('resources.office/users.list')).not.toBe(t('common.office.group.people'));
});
