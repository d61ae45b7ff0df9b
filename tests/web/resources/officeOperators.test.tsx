import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';
import { addFilter, filterBy, lastQuery, shows } from '../support/officeScreen.ts';

const condition = (label: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: t('common.office.filter.condition', { label }) });

test('a filter is turned around, and asks for what is empty instead of its values', async () => {
  await server.insert('tag', { name: 'Elf', group: 'genre', position: 1 });
  await server.insert('tag', { name: 'Orc', group: 'plot', position: 2 });
  const user = await openAs('content_manager', '/office/tags');
  const [name, group] = [t('resources.office/tags.fields.name'), t('resources.office/tags.fields.group')];
  await shows(name, 'Elf', 'Orc');
  await filterBy(user, group, t('resources.office/tags.choices.group.plot'));
  await shows(name, 'Orc');
  await user.selectOptions(await condition(group), t('common.office.filter.not'));
  await shows(name, 'Elf');
  expect(lastQuery()).toEqual({ group: 'plot', group_is: 'not' });
  const offered = [...(await condition(group)).options].map(({ text }) => text);
  expect(offered).toEqual([t('common.office.filter.is'), t('common.office.filter.not')]);
});

test('what may be empty is asked for without values', async () => {
  const editor = await server.insert('editor', { name: 'Ed' });
  await server.insert('fiction', { title: 'Kept', editor_id: editor.id });
  await server.insert('fiction', { title: 'Free', synopsis: 'A tale' });
  const user = await openAs('content_manager', '/office/fictions');
  const label = (field: 'title' | 'editor_id' | 'synopsis') => t(`resources.office/fictions.fields.${field}`);
  await waitFor(() => expect(screen.getByText('Kept')).toBeVisible());
  await addFilter(user, label('editor_id'));
  await user.type(await screen.findByRole('combobox', { name: label('editor_id') }), 'Ed');
  await user.click(await screen.findByRole('option', { name: 'Ed' }));
  await shows(label('title'), 'Kept');
  await user.selectOptions(await condition(label('editor_id')), t('common.office.filter.empty'));
  await shows(label('title'), 'Free');
  expect(lastQuery()).toEqual({ editor_id_is: 'empty' });
  await user.click(screen.getByRole('button', { name: t('ra.action.remove_filter') }));
  await addFilter(user, label('synopsis'));
  await user.selectOptions(await condition(label('synopsis')), t('common.office.filter.filled'));
  await shows(label('title'), 'Free');
  expect(lastQuery()).toEqual({ synopsis_is: 'filled' });
});

test('days that move with the present one are asked for as such, until others are chosen', async () => {
  await server.insert('fiction', { title: 'New' });
  await server.insert('fiction', { title: 'Old', created_at: '2020-01-31T04:00:00.000Z' });
  const user = await openAs('content_manager', '/office/fictions');
  const [title, created] = [
    t('resources.office/fictions.fields.title'),
    t('resources.office/fictions.fields.created_at'),
  ];
  await waitFor(() => expect(screen.getByText('Old')).toBeVisible());
  await addFilter(user, created);
  await user.click(await screen.findByRole('button', { name: `${created} ${t('common.office.list.all')}` }));
  const days = t('common.office.date.older_than_days', { smart_count: 30, count: 30 });
  await user.click(await screen.findByRole('button', { name: days }));
  await shows(title, 'Old');
  expect(lastQuery()).toEqual({ created_at_when: 'older_than_30_days' });
  expect(screen.getByRole('button', { name: `${created} ${days}` })).toBeVisible();
  await user.type(screen.getByLabelText(t('common.office.list.from', { label: created })), '1/1/2021');
  await shows(title, 'New');
  expect(lastQuery()).toEqual({ created_at_from: new Date('2021-01-01T00:00').toISOString() });
});

test('any number of days or months is asked for', async () => {
  await server.insert('fiction', { title: 'New' });
  await server.insert('fiction', { title: 'Old', created_at: '2020-01-31T04:00:00.000Z' });
  const user = await openAs('content_manager', '/office/fictions');
  const [title, created] = [
    t('resources.office/fictions.fields.title'),
    t('resources.office/fictions.fields.created_at'),
  ];
  await waitFor(() => expect(screen.getByText('Old')).toBeVisible());
  await addFilter(user, created);
  await user.click(await screen.findByRole('button', { name: `${created} ${t('common.office.list.all')}` }));
  const number = await screen.findByRole('spinbutton', { name: t('common.office.date.count') });
  const form = screen.getByRole('combobox', { name: t('common.office.date.span') });
  await user.type(number, '45');
  await shows(title, 'New');
  expect(lastQuery()).toEqual({ created_at_when: 'last_45_days' });
  expect(
    screen.getByRole('button', {
      name: `${created} ${t('common.office.date.last_days', { smart_count: 45, count: 45 })}`,
    }),
  ).toBeVisible();
  await user.selectOptions(form, t('common.office.date.older_than_months', { smart_count: 45, count: 45 }));
  await shows(title, 'Old');
  expect(lastQuery()).toEqual({ created_at_when: 'older_than_45_months' });
  // Nothing is asked for by what is no number of days.
  await user.clear(number);
  await user.type(number, '0');
  await user.tab();
  expect(number).toHaveValue(45);
  expect(lastQuery()).toEqual({ created_at_when: 'older_than_45_months' });
});
