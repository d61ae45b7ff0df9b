import { screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { message } from '#domain/kit/messages.ts';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, hold, lose, mend, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import { box, fill, pick, shows } from '../support/officeScreen.ts';

const toast = (sentence: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
const save = () => screen.findByRole('button', { name: t('ra.action.save') });
const problem = (name: string, sentence: string) =>
  waitFor(async () => expect(await box(name)).toHaveAccessibleDescription(sentence));
const tags = () => server.db.select().from(tables.tag);

/** Opens the form of a tag, filled in. */
async function openFilledForm() {
  const user = await openAs('content_manager', '/office/tags/create');
  await fill(user, t('resources.office/tags.fields.name'), 'Werewolf');
  await fill(user, t('resources.office/tags.fields.code'), 'werewolf');
  await pick(user, t('resources.office/tags.fields.group'), t('resources.office/tags.choices.group.plot'));
  await user.type(await screen.findByRole('spinbutton', { name: like('resources.office/tags.fields.position') }), '7');
  return user;
}

describe('creating', () => {
  test('wants what is required, says so at each field, and sends nothing', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await user.click(await save());
    for (const name of [t('resources.office/tags.fields.name'), t('resources.office/tags.fields.code')])
      await problem(name, t('validation.required'));
    expect(
      await screen.findByRole('combobox', { name: like('resources.office/tags.fields.group') }),
    ).toHaveAccessibleDescription(t('validation.required'));
    expect(
      await screen.findByRole('spinbutton', { name: like('resources.office/tags.fields.position') }),
    ).toHaveAccessibleDescription(t('validation.required'));
    expect(requests.some((call) => call.startsWith('POST /api/office'))).toBe(false);
  });

  test('keeps the rules of the entity', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await fill(user, t('resources.office/tags.fields.name'), 'a'.repeat(61));
    await fill(user, t('resources.office/tags.fields.code'), 'Not a code');
    await user.type(
      await screen.findByRole('spinbutton', { name: like('resources.office/tags.fields.position') }),
      '1.5',
    );
    await user.click(await save());
    await problem(t('resources.office/tags.fields.name'), t('validation.max_length', { max: 60 }));
    await problem(t('resources.office/tags.fields.code'), t('validation.invalid'));
    expect(
      await screen.findByRole('spinbutton', { name: like('resources.office/tags.fields.position') }),
    ).toHaveAccessibleDescription(t('validation.integer'));
  });

  test(
    'shows at its field, in the reader’s language, what only the server knows, and loses nothing',
    long,
    async () => {
      await server.insert('tag', { code: 'werewolf' });
      const user = await openFilledForm();
      await user.click(await save());
      await problem(t('resources.office/tags.fields.code'), t('validation.taken'));
      await toast(t('ra.message.invalid_form'));
      expect(location.hash).toBe('#/office/tags/create');
      await setLanguage('ru');
      expect(await screen.findByText(t('validation.taken', {}, 'ru'))).toBeVisible();
      await setLanguage('en');
      expect(await box(t('resources.office/tags.fields.name'))).toHaveValue('Werewolf');
      await fill(user, t('resources.office/tags.fields.code'), 'werewolf-2');
      await user.click(await save());
      await waitFor(() => expect(location.hash).toMatch(/^#\/office\/tags($|\?)/));
      expect(await tags()).toContainEqual(
        expect.objectContaining({ name: 'Werewolf', code: 'werewolf-2', group: 'plot', position: 7, offered: true }),
      );
    },
  );

  test('shows the arguments of what the server says', async () => {
    const user = await openFilledForm();
    const errors = { name: message('validation.max_length', { max: 12 }) };
    refuse('post', '/api/office/tags', 422, 'errors.invalid', errors);
    await user.click(await save());
    await problem(t('resources.office/tags.fields.name'), t('validation.max_length', { max: 12 }));
    await setLanguage('ru');
    expect(await screen.findByText(like('validation.max_length', { max: 12 }, 'ru'))).toBeVisible();
  });

  test('is one record however fast the button is pressed', async () => {
    const user = await openFilledForm();
    const release = hold('post', '/api/office/tags');
    await user.click(await save());
    await waitFor(async () => expect(await save()).toBeDisabled());
    release();
    await shows(t('resources.office/tags.fields.name'), 'Werewolf');
    expect(await tags()).toHaveLength(1);
  });

  test('is one record when the answer was lost and the button is pressed again', long, async () => {
    const user = await openFilledForm();
    lose('post', '/api/office/tags');
    await user.click(await save());
    await toast(t('errors.offline'));
    expect(await tags()).toHaveLength(1);
    mend();
    await user.click(await save());
    await shows(t('resources.office/tags.fields.name'), 'Werewolf');
    expect(await tags()).toHaveLength(1);
  });

  test('is saved after a change too when an answer was lost', async () => {
    const user = await openFilledForm();
    lose('post', '/api/office/tags');
    await user.click(await save());
    await toast(t('errors.offline'));
    mend();
    await fill(user, t('resources.office/tags.fields.code'), 'wolf');
    await user.click(await save());
    await shows(t('resources.office/tags.fields.code'), 'werewolf', 'wolf');
    expect(await tags()).toHaveLength(2);
  });

  test('offers only the records that a field may refer to, and says what belongs together', async () => {
    await server.insert('user', { user_name: 'writer', role: 'author_signed' });
    await server.insert('user', { user_name: 'mira', role: 'translator' });
    const user = await openAs('content_manager', '/office/translation-tasks/create');
    await user.click(
      await screen.findByRole('combobox', { name: like('resources.office/translation-tasks.fields.translator_id') }),
    );
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['mira']);
    await user.keyboard('{Escape}');
    await user.type(
      await screen.findByRole('spinbutton', { name: like('resources.office/translation-tasks.fields.first_chapter') }),
      '9',
    );
    await user.type(
      await screen.findByRole('spinbutton', { name: like('resources.office/translation-tasks.fields.last_chapter') }),
      '8',
    );
    await user.click(await save());
    expect(
      await screen.findByRole('spinbutton', { name: like('resources.office/translation-tasks.fields.last_chapter') }),
    ).toHaveAccessibleDescription(t('validation.end_before_start'));
  });

  test('calls a task by its number and its book', async () => {
    const me = await server.insert('user', { role: 'translator' });
    const book = await server.insert('businessBook', { title: 'Red Plum' });
    const [, task] = [
      await server.insert('translationTask', { translator_id: me.id }),
      await server.insert('translationTask', { translator_id: me.id, book_id: book.id }),
    ];
    const user = await openAs(me, '/office/extension-requests/create');
    await user.type(
      await screen.findByRole('combobox', { name: like('resources.office/extension-requests.fields.task_id') }),
      `#${task.id}`,
    );
    const offered = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(offered.getAllByRole('option')).toHaveLength(1));
    expect(offered.getByRole('option')).toHaveTextContent(`#${task.id} · Red Plum`);
  });

  test('refers to records by what they are called', long, async () => {
    const mira = await server.insert('user', { user_name: 'mira' });
    await server.insert('user', { user_name: 'otto' });
    const user = await openAs('content_manager', '/office/messages/create');
    await user.type(
      await screen.findByRole('combobox', { name: like('resources.office/messages.fields.user_id') }),
      'mir',
    );
    await user.click(await screen.findByRole('option', { name: 'mira' }));
    await fill(user, t('resources.office/messages.fields.title'), 'Welcome');
    await user.type(
      await screen.findByRole('textbox', { name: like('resources.office/messages.fields.content') }),
      'Hello.',
    );
    await user.click(await save());
    await shows(t('resources.office/messages.fields.title'), t('resources.office/messages.choices.kind.welcome'));
    expect(await server.db.select().from(tables.message)).toMatchObject([
      {
        user_id: mira.id,
        category: 'system',
        title: 'Welcome',
        content: 'Hello.',
        is_read: false,
      },
    ]);
  });

  test('lets go of a record, and takes another by the keyboard alone', long, async () => {
    const [mei, otto] = [
      await server.insert('editor', { name: 'Mei' }),
      await server.insert('editor', { name: 'Otto' }),
    ];
    const { id } = await server.insert('fiction', { editor_id: mei.id });
    const editor = async () => (await server.db.select().from(tables.fiction))[0]!.editor_id;
    const user = await openAs('content_manager', `/office/fictions/${id}`);
    const field = await screen.findByRole('combobox', { name: like('resources.office/fictions.fields.editor_id') });
    await waitFor(() => expect(field).toHaveValue('Mei'));
    const lists = () => requests.filter((call) => /editors\?(?!.*\bid=)/.test(call));
    expect(lists()).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('ra.action.clear_input_value') }));
    expect(field).toHaveValue('');
    await user.type(field, 'ot');
    await screen.findByRole('option', { name: 'Otto' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Otto');
    await user.click(await save());
    await waitFor(async () => expect(await editor()).toBe(otto.id));
  });
});
