import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const tasks = () => server.db.select().from(tables.translationTask).orderBy(tables.translationTask.id);
const button = (name: string) => screen.findByRole('button', { name });

test('a task is given to another translator from its page, and the refusal of its reason is at its field', async () => {
  const { assign, part, manager } = await translationScene(server, 2);
  const other = await server.insert('user', { role: 'translator', user_name: 'zoe' });
  const { data } = await assign(part);
  const user = await openAs(manager, `/office/translation-tasks/${data.ids[0]}/show`);
  await user.click(await button(t('translation.office.manage.reassign')));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByRole('combobox', { name: t('translation.office.manage.to') });
  expect(within(choice).getAllByRole('option').slice(1)).toHaveLength(1);
  await user.selectOptions(choice, String(other.id));
  await user.click(dialog.getByRole('button', { name: t('translation.office.manage.go_reassign') }));
  const reason = dialog.getByRole('textbox', { name: like('translation.office.manage.why') });
  expect(reason).toBeInvalid();
  await user.type(reason, 'On leave.');
  await user.click(dialog.getByRole('button', { name: t('translation.office.manage.go_reassign') }));
  await screen.findByText(t('translation.office.manage.reassigned', { smart_count: 1 }));
  expect(await tasks()).toMatchObject([{ translator_id: other.id, ends_on: part.ends_on }]);
  await user.click(await button(t('common.more')));
  await user.click(screen.getByRole('menuitem', { name: t('translation.office.manage.cancel') }));
  const cancel = within(await screen.findByRole('dialog'));
  await user.type(cancel.getByRole('textbox'), 'The licence has ended.');
  await user.click(cancel.getByRole('button', { name: t('translation.office.manage.cancel') }));
  await waitFor(async () => expect(await tasks()).toEqual([]));
});

/** What an instant reads as in a zone. */
const formatIn = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

test('a list of tasks says until when each is due by both clocks, and the days that are left', async () => {
  const { assign, part, manager, translator } = await translationScene(server, 1);
  const { data } = await assign(part);
  const end = `${part.ends_on}T15:59:59.999Z`;
  for (const who of [manager, translator]) {
    await openAs(who, '/office/translation-tasks');
    const label = t('resources.office/translation-tasks.fields.remaining_days');
    expect(await screen.findByRole('columnheader', { name: label })).toBeVisible();
    const own = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(end));
    const due = screen.getByText(t('common.office.own_time', { own })).closest('time')!;
    expect(due).toHaveTextContent(`${formatIn(end, 'Asia/Singapore')} UTC+8`);
    // What stands below the book needs no column.
    expect(due.closest('tr')).toHaveTextContent(t('translation.office.desk.title', { number: 1 }));
    const spare = t('resources.office/translation-tasks.fields.language');
    expect(screen.queryByRole('columnheader', { name: spare })).toBeNull();
    cleanup();
  }
  await openAs(manager, `/office/translation-tasks/${data.ids[0]}/show`);
  expect(await screen.findByText(t('resources.office/translation-tasks.fields.extensions'))).toBeVisible();
  const both = t('common.office.both', { house: formatIn(end, 'Asia/Singapore'), own: formatIn(end, 'UTC') });
  expect(screen.getByText(t('translation.office.progress.due', { date: both }))).toBeVisible();
});

test('the tasks that are marked are moved, then cancelled, at once', long, async () => {
  const { assign, part, manager } = await translationScene(server, 2);
  await assign({ ...part, last_chapter: 1 }, { ...part, first_chapter: 2 });
  const user = await openAs(manager, '/office/translation-tasks');
  const mark = async () => {
    await user.click((await screen.findAllByRole('checkbox'))[0]!);
  };
  await mark();
  await user.click(await button(t('translation.office.manage.move')));
  const move = within(await screen.findByRole('dialog'));
  const day = move.getByRole('textbox', { name: t('translation.office.manage.ends_on') });
  await user.type(day, '01/01/2026');
  await user.click(move.getByRole('button', { name: t('translation.office.manage.go_move') }));
  expect(await move.findByText(t('translation.office.errors.past_day'))).toBeVisible();
  await user.clear(day);
  await user.type(day, '04/02/2026');
  await user.click(move.getByRole('button', { name: t('translation.office.manage.go_move') }));
  await screen.findByText(t('translation.office.manage.moved', { smart_count: 2 }));
  expect(await tasks()).toMatchObject([{ ends_on: '2026-04-02' }, { ends_on: '2026-04-02' }]);
  await mark();
  await user.click(await button(t('common.more')));
  await user.click(screen.getByRole('menuitem', { name: t('translation.office.manage.cancel_many') }));
  const cancel = within(await screen.findByRole('dialog'));
  await user.type(cancel.getByRole('textbox'), 'The licence has ended.');
  await user.click(cancel.getByRole('button', { name: t('translation.office.manage.cancel_many') }));
  await screen.findByText(t('translation.office.manage.cancelled', { smart_count: 2 }));
  expect(await tasks()).toEqual([]);
});

test('the chapters of a long task come part by part', long, async () => {
  const { assign, part, manager } = await translationScene(server, 52);
  const { data } = await assign(part);
  const user = await openAs(manager, `/office/translation-tasks/${data.ids[0]}/show`);
  const chapters = () => screen.getAllByRole('link', { name: like('translation.office.desk.title') });
  const more = await button(t('common.office.list.more'));
  expect(chapters()).toHaveLength(50);
  await user.click(more);
  await waitFor(() => expect(chapters()).toHaveLength(52));
  expect(screen.queryByRole('button', { name: t('common.office.list.more') })).toBeNull();
});
