import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const label = (name: string) => t(`resources.office/editors.fields.${name}` as never);
const editors = async () =>
  (await server.db.select().from(tables.editor).orderBy(tables.editor.id)).map(({ email }) => email);
const title = (count: number) => t('common.office.bulk.title', { smart_count: count });

test('a field is set in the rows that are marked, with a result for each and the way back', async () => {
  for (const name of ['Ada', 'Ben', 'Cai']) await server.insert('editor', { name, email: `${name}@example.com` });
  const before = await editors();
  const user = await openAs('content_manager', '/office/editors');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(3) }));
  await dialog.findByText('Ada');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('common.office.bulk.field') }), label('email'));
  expect(await dialog.findByText('Ben@example.com')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: label('email') }), 'none{Enter}');
  expect(await dialog.findByText(t('validation.email'), { exact: false })).toBeVisible();
  expect(await editors()).toEqual(before);

  const input = dialog.getByRole('textbox', { name: new RegExp(`^${label('email')}`) });
  await user.clear(input);
  await user.type(input, 'desk@example.com');
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.preview') }));
  expect(await dialog.findByText(t('common.office.bulk.will_change', { smart_count: 1 }))).toBeVisible();
  expect(dialog.getByText(t('common.office.bulk.will_refuse', { smart_count: 2 }), { exact: false })).toBeVisible();
  expect(dialog.getAllByText(t('validation.taken'))).toHaveLength(2);
  expect(dialog.getAllByText('desk@example.com')).toHaveLength(1);
  expect(await editors()).toEqual(before);
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.set', { smart_count: 1 }) }));
  expect(await dialog.findByText(t('common.office.bulk.done', { smart_count: 1 }))).toBeVisible();
  expect(dialog.getAllByText(t('common.office.bulk.became.refused'))).toHaveLength(2);
  expect(dialog.getAllByText(t('validation.taken'))).toHaveLength(2);
  expect(await editors()).toEqual(['desk@example.com', ...before.slice(1)]);
  expect(dialog.getByText('Ada@example.com')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: t('common.shared.undo') }));
  expect(await dialog.findByText(t('common.office.bulk.became.restored'))).toBeVisible();
  expect(await editors()).toEqual(before);
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t('common.office.bulk.open') })).toBeNull());
});

test('an earlier bulk edit is taken back from the next one, but for what somebody changed since', async () => {
  const words = [];
  for (const word of ['a', 'b', 'c']) words.push(await server.insert('restrictedWord', { word, note: 'old' }));
  const me = await server.insert('user', { role: 'content_manager' });
  const token = await server.signIn(me);
  const path = '/api/office/restricted-words';
  const ids = words.map(({ id }) => id);
  await server.call('POST', `${path}/updates`, { token, body: { ids, set: { note: 'new' }, edit: 'earlier' } });
  await server.call('POST', `${path}/${ids[1]}`, { token, body: { note: 'mine' } });
  const user = await openAs(me, '/office/restricted-words');
  await user.click((await screen.findAllByRole('checkbox'))[1]!);
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(1) }));
  expect(await dialog.findByRole('heading', { name: t('common.office.bulk.earlier') })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('common.shared.undo') }));
  expect(await dialog.findByText(t('common.office.bulk.undone', { smart_count: 2 }))).toBeVisible();
  const left = `${t('common.office.bulk.became.changed_since')}: #${ids[1]}`;
  expect(dialog.getByText(left)).toBeVisible();
  const { rows } = await server.pool.query('select note from restricted_words order by id');
  expect(rows.map(({ note }) => note)).toEqual(['old', 'mine', 'old']);
  await waitFor(() => expect(dialog.queryByRole('button', { name: t('common.shared.undo') })).toBeNull());
});

test('more than a page are edited by batches, and a lost answer is asked for again', async () => {
  await server.pool.query(
    `insert into restricted_words (word, language, created_at, updated_at)
      select 'word ' || n, 'en', now(), now() from generate_series(1, 120) n`,
  );
  const notes = async () => {
    const { rows } = await server.pool.query<{ note: string | null; count: number }>(
      `select note, count(*)::int from restricted_words group by note order by note`,
    );
    return Object.fromEntries(rows.map(({ note, count }) => [note ?? '', count]));
  };
  const user = await openAs('content_manager', '/office/restricted-words');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(screen.getByRole('button', { name: t('ra.action.select_all_button') }));
  await screen.findByText(t('ra.action.bulk_actions', { smart_count: 120 }));
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(120) }));
  // What the records have now is there before anything can be looked at.
  await dialog.findByText('word 1');
  const field = t('resources.office/restricted-words.fields.note');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('common.office.bulk.field') }), field);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${field}`) }), 'new');
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.preview') }));
  const set = await dialog.findByRole('button', { name: t('common.office.bulk.set', { smart_count: 120 }) });
  const answered = globalThis.fetch;
  let count = 0;
  // The second batch is done, and its answer is lost.
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await answered(...request);
    if (String(request[0]).endsWith('/updates') && ++count === 2) throw new TypeError('lost');
    return answer;
  });
  await user.click(set);
  await user.click(await dialog.findByRole('button', { name: t('common.office.bulk.go_on') }));
  expect(await dialog.findByText(t('common.office.bulk.done', { smart_count: 120 }))).toBeVisible();
  vi.stubGlobal('fetch', answered);
  expect(await notes()).toEqual({ new: 120 });
  const audited = await server.pool.query(`select from audits where action = 'update'`);
  expect(audited.rowCount).toBe(120);
  await user.click(dialog.getByRole('button', { name: t('common.shared.undo') }));
  expect(await dialog.findByText(t('common.office.bulk.undone', { smart_count: 120 }))).toBeVisible();
  expect(await notes()).toEqual({ '': 120 });
});

/** Has the answer of each call from the `nth` on lost until it is told otherwise; the server has done it. */
function loseUpdates(nth: number): () => void {
  const answered = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await answered(...request);
    if (String(request[0]).endsWith('/updates') && request[1]?.method === 'POST' && ++count >= nth)
      throw new TypeError('lost');
    return answer;
  });
  return () => void vi.stubGlobal('fetch', answered);
}

/** Marks all restricted words, of which there are so many, and looks at what a note would change. */
async function lookAtNote(count: number) {
  await server.pool.query(
    `insert into restricted_words (word, language, created_at, updated_at)
      select 'word ' || n, 'en', now(), now() from generate_series(1, $1) n`,
    [count],
  );
  const user = await openAs('content_manager', '/office/restricted-words');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  if (count > 25) await user.click(screen.getByRole('button', { name: t('ra.action.select_all_button') }));
  await user.click(await screen.findByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(count) }));
  await dialog.findByText('word 1');
  const field = t('resources.office/restricted-words.fields.note');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('common.office.bulk.field') }), field);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${field}`) }), 'new');
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.preview') }));
  const set = await dialog.findByRole('button', { name: t('common.office.bulk.set', { smart_count: count }) });
  return { user, dialog, set };
}

test('after a first answer that was lost nothing else is set, but the same goes on', async () => {
  const { user, dialog, set } = await lookAtNote(1);
  const mend = loseUpdates(1);
  await user.click(set);
  expect(await dialog.findByRole('button', { name: t('common.office.bulk.go_on') })).toBeVisible();
  expect(dialog.queryByRole('button', { name: t('common.back') })).toBeNull();
  mend();
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.go_on') }));
  expect(await dialog.findByText(t('common.office.bulk.done', { smart_count: 1 }))).toBeVisible();
});

test('what has no answer stays marked where the edit is left', async () => {
  const { user, dialog, set } = await lookAtNote(1);
  const mend = loseUpdates(1);
  await user.click(set);
  await dialog.findByRole('button', { name: t('common.office.bulk.go_on') });
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  mend();
  expect(await screen.findByText(t('common.office.bulk.progress', { count: 0, all: 1 }))).toBeVisible();
  expect(await screen.findByText(t('ra.action.bulk_actions', { smart_count: 1 }))).toBeVisible();
});

test('of many only those without an answer stay marked', long, async () => {
  const { user, dialog, set } = await lookAtNote(120);
  const mend = loseUpdates(2);
  await user.click(set);
  await dialog.findByRole('button', { name: t('common.office.bulk.go_on') });
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  mend();
  expect(await screen.findByText(t('common.office.bulk.progress', { count: 100, all: 120 }))).toBeVisible();
  expect(await screen.findByText(t('ra.action.bulk_actions', { smart_count: 20 }))).toBeVisible();
});

test('it is said who has which of them open', async () => {
  const other = await server.insert('user', { role: 'content_manager', user_name: 'colleague' });
  const word = await server.insert('restrictedWord');
  await server.call('POST', '/api/office/record-locks/hold', {
    token: await server.signIn(other),
    body: { resource: 'restricted-words', record_id: word.id, tab: 'x' },
  });
  const user = await openAs('content_manager', '/office/restricted-words');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(1) }));
  expect(await dialog.findByText(t('common.office.bulk.open_by', { name: 'colleague' }))).toBeVisible();
});

test('nobody is offered it who may write nothing', async () => {
  await server.insert('payroll');
  await openAs('cashier', '/office/payroll');
  await screen.findAllByRole('row');
  for (const box of screen.queryAllByRole('checkbox')) box.click();
  expect(screen.queryByRole('button', { name: t('common.office.bulk.open') })).not.toBeInTheDocument();
});

test('a translator is told that a translation is proposed where it is approved, and takes that back', async () => {
  const book = await server.insert('businessBook', {});
  for (const [term, state] of [
    ['Fay', 'approved'],
    ['Orc', 'proposed'],
  ] as const)
    await server.insert('dictionaryEntry', { term, translation: 'Lamp', state, book_id: book.id, language: 'en' });
  const entries = async () =>
    (await server.db.select().from(tables.dictionaryEntry).orderBy(tables.dictionaryEntry.id)).map((entry) => [
      entry.translation,
      entry.proposed_translation,
    ]);
  const before = await entries();
  const user = await openAs('translator', '/office/dictionary-entries');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(2) }));
  await dialog.findByText('Fay');
  const field = t('resources.office/dictionary-entries.fields.translation');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('common.office.bulk.field') }), field);
  await user.type(await dialog.findByRole('textbox'), 'Lantern');
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.preview') }));
  const proposed = t('common.office.bulk.as_proposal', { count: '1' });
  expect(await dialog.findByText(proposed, { exact: false })).toBeVisible();
  expect(dialog.getByText(t('common.office.bulk.will_change', { smart_count: 1 }))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.set', { smart_count: 2 }) }));
  expect(await dialog.findByText(t('common.office.bulk.became.proposed'))).toBeVisible();
  expect(dialog.getByText(proposed, { exact: false })).toBeVisible();
  expect(await entries()).toEqual([
    ['Lamp', 'Lantern'],
    ['Lantern', null],
  ]);
  await user.click(dialog.getByRole('button', { name: t('common.shared.undo') }));
  expect(await dialog.findAllByText(t('common.office.bulk.became.restored'))).toHaveLength(2);
  expect(await entries()).toEqual(before);
});

test('a decision is said to be one before it is made, and has no way back', async () => {
  const request = await server.insert('extensionRequest', { days: 5 });
  const path = `/office/extension-requests`;
  const user = await openAs('translation_auditor', path);
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(await screen.findByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(1) }));
  const field = (name: string) => t(`resources.office/extension-requests.fields.${name}` as never);
  await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
  await user.selectOptions(dialog.getByRole('combobox', { name: t('common.office.bulk.field') }), field('status'));
  await user.selectOptions(dialog.getByRole('combobox', { name: new RegExp(`^${field('status')}`) }), 'approved');
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.preview') }));
  expect(await dialog.findByText(t('common.office.bulk.final'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('common.office.bulk.set', { smart_count: 1 }) }));
  expect(await dialog.findByText(t('common.office.bulk.done', { smart_count: 1 }))).toBeVisible();
  const none = () => expect(screen.queryByRole('button', { name: t('common.shared.undo') })).toBeNull();
  none();
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(await screen.findByRole('button', { name: t('common.office.bulk.open') }));
  expect(await screen.findByRole('heading', { name: t('common.office.bulk.earlier') })).toBeVisible();
  none();
  expect(await server.db.select().from(tables.extensionRequest)).toMatchObject([
    { id: request.id, status: 'approved' },
  ]);
});
