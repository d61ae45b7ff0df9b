import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { firstViews, listViews } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
import { requests, keep, mend, open, openAs, refuse, server, takeDown } from '../../support/web.tsx';
import { addFilter, box, filterBy, headers, lastPlace, lastQuery, shows, sortBy } from '../support/officeScreen.ts';

// By text: to ask a whole list for roles takes long.
const button = async (name: string) => (await screen.findByText(name)).closest('button')!;
const menu = () => screen.findByLabelText(t('list-views.office.of_list'));
const viewsAsked = () => requests.filter((call) => call.startsWith('GET /api/office/views'));

async function insertTags(): Promise<void> {
  await server.insert('tag', { name: 'Elf', group: 'genre', position: 1 });
  await server.insert('tag', { name: 'Orc', group: 'plot', position: 2, offered: false });
  await server.insert('tag', { name: 'Ape', group: 'plot', position: 3, offered: false });
}

test('a view is saved under a name, used by a colleague, saved over and removed', async () => {
  await insertTags();
  const mira = await server.insert('user', { role: 'content_manager', user_name: 'mira' });
  const user = await openAs(mira, '/office/tags');
  await filterBy(user, t('resources.office/tags.fields.group'), t('resources.office/tags.choices.group.plot'));
  await addFilter(user, t('resources.office/tags.fields.offered'));
  await filterBy(user, t('resources.office/tags.fields.offered'), t('common.office.no'));
  await user.click(await screen.findByLabelText(sortBy(t('resources.office/tags.fields.name'), 'ASC')));
  await shows(t('resources.office/tags.fields.name'), 'Ape', 'Orc');
  expect(viewsAsked()).toEqual([]);

  await user.click(await button(t('list-views.office.title')));
  expect(await within(await menu()).findByText(t('list-views.office.empty'))).toBeVisible();
  await user.click(await button(t('list-views.office.save')));
  await user.type(await box(t('list-views.office.name')), ' {Enter}');
  expect(await box(t('list-views.office.name'))).toBeInvalid();
  await user.type(await box(t('list-views.office.name')), 'Plots  {Enter}');
  await waitFor(async () => expect(await button(t('list-views.office.used', { name: 'Plots' }))).toHaveFocus());
  expect(await screen.findByText(t('list-views.office.saved', { name: 'Plots' }))).toBeVisible();

  await filterBy(user, t('resources.office/tags.fields.group'), t('resources.office/tags.choices.group.genre'));
  const views = await button(t('list-views.office.title'));
  await user.click(views);
  await user.click(await button(t('list-views.office.save')));
  await user.type(await box(t('list-views.office.name')), 'PLOTS{Enter}');
  await waitFor(async () => expect(await box(t('list-views.office.name'))).toBeInvalid());
  await user.click(await button(t('common.cancel')));
  expect(views).toHaveFocus();

  await takeDown();
  location.hash = '';
  localStorage.clear();
  const ann = await server.insert('user', { role: 'content_manager', user_name: 'ann' });
  keep(ann, await server.signIn(ann));
  open('/office/tags');
  await shows(t('resources.office/tags.fields.name'), 'Elf', 'Orc', 'Ape');
  await user.click(await button(t('list-views.office.title')));
  const line = await within(await menu()).findByRole('button', {
    name: `Plots ${t('list-views.office.by', { name: 'mira' })}`,
  });
  expect(line).not.toHaveAttribute('aria-current');
  await user.click(line);
  await shows(t('resources.office/tags.fields.name'), 'Ape', 'Orc');
  expect(lastQuery()).toEqual({ group: 'plot', offered: 'false' });
  expect(lastPlace()).toEqual(['1', '25', 'name', 'asc']);
  expect(await screen.findByRole('combobox', { name: t('resources.office/tags.fields.offered') })).toHaveValue('false');

  await user.click(await button(t('list-views.office.used', { name: 'Plots' })));
  expect(
    await within(await menu()).findByRole('button', { name: `Plots ${t('list-views.office.by', { name: 'mira' })}` }),
  ).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByLabelText(t('list-views.office.replace', { name: 'Plots' }))).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await filterBy(user, t('resources.office/tags.fields.group'));
  await user.click(await button(t('list-views.office.title')));
  await user.click(await screen.findByLabelText(t('list-views.office.replace', { name: 'Plots' })));
  expect(await screen.findByText(t('list-views.office.replace_title', { name: 'Plots' }))).toBeVisible();
  await user.click(await button(t('list-views.office.replace_now')));
  await waitFor(async () => expect(await button(t('list-views.office.used', { name: 'Plots' }))).toHaveFocus());
  expect(await server.db.select().from(listViews)).toMatchObject([{ filters: { offered: 'false' } }]);

  await user.click(await button(t('list-views.office.used', { name: 'Plots' })));
  await user.click(await screen.findByLabelText(t('list-views.office.remove', { name: 'Plots' })));
  await user.click(await button(t('list-views.office.remove_now')));
  expect(await screen.findByText(t('list-views.office.remove_done', { name: 'Plots' }))).toBeVisible();
  expect(await server.db.$count(listViews)).toBe(0);
  expect(await button(t('list-views.office.title'))).toHaveFocus();
});

test('views that cannot be fetched are asked for again, and the list stays as it is', async () => {
  await insertTags();
  refuse('get', '/api/office/views', 429, 'errors.unavailable');
  const user = await openAs('content_manager', '/office/tags');
  await shows(t('resources.office/tags.fields.name'), 'Elf', 'Orc', 'Ape');
  await user.click(await button(t('list-views.office.title')));
  const again = await within(await menu()).findByRole('button', { name: t('common.retry') });
  mend();
  await user.click(again);
  expect(await screen.findByText(t('list-views.office.empty'))).toBeVisible();
  await shows(t('resources.office/tags.fields.name'), 'Elf', 'Orc', 'Ape');
});

test('a view of one’s own brings its columns back, in their order', async () => {
  await insertTags();
  const me = await server.insert('user', { role: 'content_manager' });
  const name = t('resources.office/tags.fields.name');
  localStorage.setItem(`RaStoreuser-${me.id}.tags.columns.7`, '["code","created_at","updated_at"]');
  localStorage.setItem(`RaStoreuser-${me.id}.tags.columns.7_columnRanks`, '[2,0]');
  const user = await openAs(me, '/office/tags');
  await shows(name, 'Elf', 'Orc', 'Ape');
  const before = headers();
  await user.click(await button(t('list-views.office.title')));
  await user.click(await button(t('list-views.office.save')));
  await user.click(await screen.findByRole('checkbox', { name: t('list-views.office.only_me') }));
  await user.type(await box(t('list-views.office.name')), 'Mine{Enter}');
  await waitFor(async () => expect(await server.db.select().from(listViews)).toMatchObject([{ owner_id: me.id }]));
  await takeDown();
  localStorage.removeItem(`RaStoreuser-${me.id}.tags.columns.7`);
  localStorage.removeItem(`RaStoreuser-${me.id}.tags.columns.7_columnRanks`);
  open('/office/tags');
  await shows(name, 'Elf', 'Orc', 'Ape');
  expect(headers()).not.toEqual(before);
  await user.click(await button(t('list-views.office.title')));
  await user.click(await within(await menu()).findByRole('button', { name: `Mine ${t('list-views.office.own')}` }));
  await waitFor(() => expect(headers()).toEqual(before));
});

test('a list begins with the view that a content manager chose for the role, until its reader asks for all', async () => {
  await insertTags();
  const name = t('resources.office/tags.fields.name');
  const mira = await server.insert('user', { role: 'content_manager', user_name: 'mira' });
  const [view] = await server.db
    .insert(listViews)
    .values({
      role: 'content_manager',
      resource: 'tags',
      name: 'Plots',
      name_key: 'plots',
      filters: { group: 'plot' },
      sort: 'name',
      order: 'asc',
      columns: ['name', 'group'],
      saved_by_id: mira.id,
      saved_at: server.clock.now.toISOString(),
    })
    .returning();
  const user = await openAs(mira, '/office/tags');
  await shows(name, 'Elf', 'Orc', 'Ape');
  await user.click(await button(t('list-views.office.title')));
  await user.click(await button(t('list-views.office.first_open')));
  const role = await screen.findByRole('combobox', { name: t('common.role.content_manager') });
  await user.selectOptions(role, 'Plots');
  const messageArgs = { role: t('common.role.content_manager'), name: 'Plots' };
  expect(await screen.findByText(t('list-views.office.first_saved', messageArgs))).toBeVisible();
  expect(await server.db.select().from(firstViews)).toEqual([
    { role: 'content_manager', resource: 'tags', view_id: view!.id },
  ]);
  await takeDown();
  location.hash = '';
  localStorage.clear();
  const ann = await server.insert('user', { role: 'content_manager', user_name: 'ann' });
  keep(ann, await server.signIn(ann));
  open('/office/tags');
  await shows(name, 'Ape', 'Orc');
  expect(lastPlace()).toEqual(['1', '25', 'name', 'asc']);
  expect(headers()).toHaveLength(3);
  await user.click(await button(t('list-views.office.used', { name: 'Plots' })));
  expect(await within(await menu()).findByText(t('list-views.office.first'))).toBeVisible();
  await user.click(await button(t('list-views.office.all')));
  await shows(name, 'Elf', 'Orc', 'Ape');
  await takeDown();
  open('/office/tags');
  await shows(name, 'Elf', 'Orc', 'Ape');
  expect(await button(t('list-views.office.title'))).toBeVisible();
});
