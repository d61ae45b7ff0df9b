import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test, vi } from 'vitest';
import { message } from '#domain/kit/messages.ts';
import { tables } from '#server/db/schema.ts';
import { requests, cut, hold, lose, mend, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import { box, fill, pick, shows } from '../support/officeScreen.ts';

const toast = (sentence: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
const save = () => screen.findByRole('button', { name: 'Save' });
const problem = (name: string, sentence: string) =>
  waitFor(async () => expect(await box(name)).toHaveAccessibleDescription(sentence));
const tags = () => server.db.select().from(tables.tag);

describe('creating', () => {
  test('wants what is required, says so at each field, and sends nothing', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await user.click(await save());
    for (const name of ['Name', 'Code']) await problem(name, 'Required');
    expect(await screen.findByRole('combobox', { name: /^Group/ })).toHaveAccessibleDescription('Required');
    expect(await screen.findByRole('spinbutton', { name: /^Position/ })).toHaveAccessibleDescription('Required');
    expect(requests.some((call) => call.startsWith('POST /api/office'))).toBe(false);
  });

  test('keeps the rules of the entity', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await fill(user, 'Name', 'a'.repeat(61));
    await fill(user, 'Code', 'Not a code');
    await user.type(await screen.findByRole('spinbutton', { name: /^Position/ }), '1.5');
    await user.click(await save());
    await problem('Name', 'At most 60 characters');
    await problem('Code', 'This is not valid');
    expect(await screen.findByRole('spinbutton', { name: /^Position/ })).toHaveAccessibleDescription('A whole number');
  });

  test('shows at its field, in the reader’s language, what only the server knows, and loses nothing', async () => {
    await server.insert('tag', { code: 'werewolf' });
    const user = await openAs('content_manager', '/office/tags/create');
    await fill(user, 'Name', 'Werewolf');
    await fill(user, 'Code', 'werewolf');
    await pick(user, 'Group', 'Plot');
    await user.type(await screen.findByRole('spinbutton', { name: /^Position/ }), '7');
    await user.click(await save());
    await problem('Code', 'This is already taken');
    await toast('The form is not valid. Please check for errors');
    expect(location.hash).toBe('#/office/tags/create');
    await setLanguage('ru');
    expect(await screen.findByText('Уже занято')).toBeVisible();
    await setLanguage('en');
    expect(await box('Name')).toHaveValue('Werewolf');
    await fill(user, 'Code', 'werewolf-2');
    await user.click(await save());
    await waitFor(() => expect(location.hash).toMatch(/^#\/office\/tags($|\?)/));
    expect(await tags()).toContainEqual(
      expect.objectContaining({ name: 'Werewolf', code: 'werewolf-2', group: 'plot', position: 7, offered: true }),
    );
  });

  test('shows the arguments of what the server says', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await fill(user, 'Name', 'Werewolf');
    await fill(user, 'Code', 'werewolf');
    await pick(user, 'Group', 'Plot');
    await user.type(await screen.findByRole('spinbutton', { name: /^Position/ }), '7');
    const errors = { name: message('validation.max_length', { max: 12 }) };
    refuse('post', '/api/office/tags', 422, 'errors.invalid', errors);
    await user.click(await save());
    await problem('Name', 'At most 12 characters');
    await setLanguage('ru');
    expect(await screen.findByText('Не больше 12 симв.')).toBeVisible();
  });

  test('is one record however fast the button is pressed', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await fill(user, 'Name', 'Werewolf');
    await fill(user, 'Code', 'werewolf');
    await pick(user, 'Group', 'Plot');
    await user.type(await screen.findByRole('spinbutton', { name: /^Position/ }), '7');
    const release = hold('post', '/api/office/tags');
    await user.click(await save());
    await waitFor(async () => expect(await save()).toBeDisabled());
    release();
    await shows('Name', 'Werewolf');
    expect(await tags()).toHaveLength(1);
  });

  test('is one record when the answer was lost and the button is pressed again', async () => {
    const user = await openAs('content_manager', '/office/tags/create');
    await fill(user, 'Name', 'Werewolf');
    await fill(user, 'Code', 'werewolf');
    await pick(user, 'Group', 'Plot');
    await user.type(await screen.findByRole('spinbutton', { name: /^Position/ }), '7');
    lose('post', '/api/office/tags');
    await user.click(await save());
    await toast('Unstable internet connection');
    expect(await tags()).toHaveLength(1);
    mend();
    await user.click(await save());
    await shows('Name', 'Werewolf');
    expect(await tags()).toHaveLength(1);
  });

  test('offers only the records that a field may refer to, and says what belongs together', async () => {
    await server.insert('user', { user_name: 'writer', role: 'author_signed' });
    await server.insert('user', { user_name: 'mira', role: 'translator' });
    const user = await openAs('content_manager', '/office/translation-tasks/create');
    await user.click(await screen.findByRole('combobox', { name: /^Translator/ }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['mira']);
    await user.keyboard('{Escape}');
    await user.type(await screen.findByRole('spinbutton', { name: /^From chapter/ }), '9');
    await user.type(await screen.findByRole('spinbutton', { name: /^To chapter/ }), '8');
    await user.click(await save());
    expect(await screen.findByRole('spinbutton', { name: /^To chapter/ })).toHaveAccessibleDescription(
      'The end is before the start',
    );
  });

  test('calls a task by its number and its book', async () => {
    const me = await server.insert('user', { role: 'translator' });
    const book = await server.insert('businessBook', { title: 'Red Plum' });
    const [, task] = [
      await server.insert('translationTask', { translator_id: me.id }),
      await server.insert('translationTask', { translator_id: me.id, book_id: book.id }),
    ];
    const user = await openAs(me, '/office/extension-requests/create');
    await user.type(await screen.findByRole('combobox', { name: /^Translation task/ }), `#${task.id}`);
    const offered = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(offered.getAllByRole('option')).toHaveLength(1));
    expect(offered.getByRole('option')).toHaveTextContent(`#${task.id} · Red Plum`);
  });

  test('refers to records by what they are called', async () => {
    const mira = await server.insert('user', { user_name: 'mira' });
    await server.insert('user', { user_name: 'otto' });
    const user = await openAs('content_manager', '/office/messages/create');
    await user.type(await screen.findByRole('combobox', { name: /^Recipient/ }), 'mir');
    await user.click(await screen.findByRole('option', { name: 'mira' }));
    await fill(user, 'Title', 'Welcome');
    await user.type(await screen.findByRole('textbox', { name: /^Text/ }), 'Hello.');
    await user.click(await save());
    await shows('Title', 'Welcome');
    expect(await server.db.select().from(tables.message)).toMatchObject([
      { user_id: mira.id, category: 'system', title: 'Welcome', content: 'Hello.', is_read: false },
    ]);
  });

  test('lets go of a record, and takes another by the keyboard alone', async () => {
    const [mei, otto] = [
      await server.insert('editor', { name: 'Mei' }),
      await server.insert('editor', { name: 'Otto' }),
    ];
    const { id } = await server.insert('fiction', { editor_id: mei.id });
    const editor = async () => (await server.db.select().from(tables.fiction))[0]!.editor_id;
    const user = await openAs('content_manager', `/office/fictions/${id}`);
    const field = await screen.findByRole('combobox', { name: /^Editor/ });
    await waitFor(() => expect(field).toHaveValue('Mei'));
    const lists = () => requests.filter((call) => /editors\?(?!.*\bid=)/.test(call));
    expect(lists()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear value' }));
    expect(field).toHaveValue('');
    await user.type(field, 'ot');
    await screen.findByRole('option', { name: 'Otto' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Otto');
    await user.click(await save());
    await waitFor(async () => expect(await editor()).toBe(otto.id));
  });
});

describe('editing', () => {
  const open = async (changes: object = {}) => {
    const { id } = await server.insert('tag', { name: 'Werewolf', code: 'werewolf', ...changes });
    return openAs('content_manager', `/office/tags/${id}`);
  };

  test('changes the list only when the server has said yes', async () => {
    const user = await open();
    await fill(user, 'Name', 'Vampire');
    const release = hold('post', '/api/office/tags/*');
    await user.click(await save());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(location.hash).toMatch(/^#\/office\/tags\/\d+$/);
    expect(await tags()).toMatchObject([{ name: 'Werewolf' }]);
    release();
    await shows('Name', 'Vampire');
    expect(await tags()).toMatchObject([{ name: 'Vampire', code: 'werewolf' }]);
  });

  test.each([
    ['there is no network', () => cut('post', '/api/office/tags/*'), 'Unstable internet connection'],
    [
      'the server fails',
      () => refuse('post', '/api/office/tags/*', 500, 'errors.internal'),
      'The server is down, please try again later...',
    ],
    [
      'somebody was faster',
      () => refuse('post', '/api/office/tags/*', 409, 'errors.conflict'),
      'Somebody else changed this at the same moment. Please try again.',
    ],
  ])('keeps what was typed while %s, and saves it afterwards', async (_, fail, sentence) => {
    const user = await open();
    await fill(user, 'Name', 'Vampire');
    fail();
    await user.click(await save());
    await toast(sentence);
    expect(await box('Name')).toHaveValue('Vampire');
    mend();
    await user.click(await save());
    await shows('Name', 'Vampire');
    expect(screen.getByRole('status')).not.toHaveTextContent(sentence);
  });

  test('sends what was changed and leaves alone what another tab changed meanwhile', async () => {
    const user = await open({ position: 7 });
    await fill(user, 'Name', 'Vampire');
    await server.db.update(tables.tag).set({ position: 8 });
    await user.click(await save());
    await shows('Name', 'Vampire');
    expect(await tags()).toMatchObject([{ name: 'Vampire', position: 8 }]);
  });

  test('keeps what was typed when another tab renews what is known of the user', async () => {
    const user = await open();
    await fill(user, 'Name', 'Vampire');
    const input = await box('Name');
    localStorage.userinfo = JSON.stringify({ ...JSON.parse(localStorage.userinfo), pen_name: 'New Pen' });
    fireEvent(window, new StorageEvent('storage', { key: 'userinfo' }));
    expect(await screen.findByText('New Pen')).toBeVisible();
    expect(input).toBeInTheDocument();
    expect(input).toHaveValue('Vampire');
    expect(input).toHaveFocus();
  });

  test('keeps what was typed when the language changes, and then lets one go on', async () => {
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await open();
    await fill(user, 'Name', 'Vampire');
    await setLanguage('fr');
    expect(await screen.findByDisplayValue('Vampire')).toHaveFocus();
    await setLanguage('en');
    await user.click(await save());
    await shows('Name', 'Vampire');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { name: /^Users/ })).toBeVisible();
    expect(asks).not.toHaveBeenCalled();
  });

  test('offers no kind that only the server sets', async () => {
    await openAs('finance_manager', '/office/bonus-details/create');
    const offered = within(await screen.findByRole('combobox', { name: /^Kind/ })).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Addition',
      'Deduction',
      'Piracy fine',
      'Other income',
    ]);
    expect(offered[0]).toBeDisabled();
  });

  test('asks before it lets what was typed go', async () => {
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await open();
    await fill(user, 'Name', 'Vampire');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(asks).toHaveBeenCalledOnce());
    expect(await box('Name')).toHaveValue('Vampire');
    asks.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { name: /^Users/ })).toBeVisible();
  });

  test('offers each role the fields that it may write, and shows it the others', async () => {
    const request = await server.insert('extensionRequest', { days: 5, reason: 'I was ill.' });
    const user = await openAs('translation_auditor', `/office/extension-requests/${request.id}`);
    await pick(user, 'Status', 'Approved');
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    const facts = document.querySelector('dl')!;
    for (const fact of ['Days', '5', 'Reason', 'I was ill.']) expect(within(facts).getByText(fact)).toBeVisible();
    expect(within(facts).queryByText('Status')).not.toBeInTheDocument();
    await user.click(await save());
    await shows('Status', 'Approved');
  });

  test('asks before deleting, and says what depends on it', async () => {
    const entry = await server.insert('dictionaryEntry', { term: 'Mei' });
    const user = await openAs('content_manager', `/office/dictionary-entries/${entry.id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    refuse('delete', '/api/office/dictionary-entries/*', 409, 'errors.in_use');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await toast('Other records depend on this, so it cannot be deleted.');
    mend();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('No Dictionary entries yet.')).toBeVisible();
  });

  test('has no trace of what another role may read', async () => {
    const me = await server.insert('user', { user_name: 'owner', role: 'original_author' });
    const book = await server.insert('businessBook', {
      title: 'Red Plum',
      original_author_id: me.id,
      share_proportion: 0.35,
    });
    await openAs(me, `/office/business-books/${book.id}/show`);
    expect(await screen.findByRole('heading', { name: 'Business book Red Plum' })).toBeVisible();
    expect(await screen.findByText('Category')).toBeVisible();
    for (const secret of ['Author account', 'Author share', '0.35']) expect(screen.queryByText(secret)).toBeNull();
  });

  test.each(['/office/tags/999', '/office/tags/999/show'])('of a record that is gone says so: %s', async (path) => {
    await openAs('content_manager', path);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
    expect(location.hash).toBe(`#${path}`);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
