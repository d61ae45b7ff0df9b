import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { cut, hold, mend, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import { box, fill, shows } from '../support/officeScreen.ts';

const toast = (sentence: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
const save = () => screen.findByRole('button', { name: t('ra.action.save') });
const tags = () => server.db.select().from(tables.tag);

describe('editing', () => {
  const open = async (changes: object = {}) => {
    const { id } = await server.insert('tag', { name: 'Werewolf', code: 'werewolf', ...changes });
    return openAs('content_manager', `/office/tags/${id}`);
  };

  test('changes the list only when the server has said yes', async () => {
    const user = await open();
    await fill(user, t('resources.office/tags.fields.name'), 'Vampire');
    const release = hold('post', '/api/office/tags/*');
    await user.click(await save());
    await waitFor(() => expect(screen.getByRole('button', { name: t('ra.action.save') })).toBeDisabled());
    expect(location.hash).toMatch(/^#\/office\/tags\/\d+$/);
    expect(await tags()).toMatchObject([{ name: 'Werewolf' }]);
    release();
    await shows(t('resources.office/tags.fields.name'), 'Vampire');
    expect(await tags()).toMatchObject([{ name: 'Vampire', code: 'werewolf' }]);
  });

  test.each(
    sampleOneIn(3, [
      ['there is no network', () => cut('post', '/api/office/tags/*'), t('errors.offline')],
      ['the server fails', () => refuse('post', '/api/office/tags/*', 500, 'errors.internal'), t('errors.internal')],
      ['somebody was faster', () => refuse('post', '/api/office/tags/*', 409, 'errors.conflict'), t('errors.conflict')],
    ]),
  )('keeps what was typed while %s, and saves it afterwards', async (_, fail, sentence) => {
    const user = await open();
    await fill(user, t('resources.office/tags.fields.name'), 'Vampire');
    fail();
    await user.click(await save());
    await toast(sentence);
    expect(await box(t('resources.office/tags.fields.name'))).toHaveValue('Vampire');
    mend();
    await user.click(await save());
    await shows(t('resources.office/tags.fields.name'), 'Vampire');
    expect(screen.getByRole('status')).not.toHaveTextContent(sentence);
  });

  test('sends what was changed and leaves alone what another tab changed meanwhile', long, async () => {
    const user = await open({ position: 7 });
    await fill(user, t('resources.office/tags.fields.name'), 'Vampire');
    await server.db.update(tables.tag).set({ position: 8 });
    await user.click(await save());
    await shows(t('resources.office/tags.fields.name'), 'Vampire');
    expect(await tags()).toMatchObject([{ name: 'Vampire', position: 8 }]);
  });

  test('keeps what was typed when another tab renews what is known of the user', long, async () => {
    const user = await open();
    await fill(user, t('resources.office/tags.fields.name'), 'Vampire');
    const input = await box(t('resources.office/tags.fields.name'));
    localStorage.userinfo = JSON.stringify({ ...JSON.parse(localStorage.userinfo), pen_name: 'New Pen' });
    fireEvent(window, new StorageEvent('storage', { key: 'userinfo' }));
    expect(await screen.findByText('New Pen')).toBeVisible();
    expect(input).toBeInTheDocument();
    expect(input).toHaveValue('Vampire');
    expect(input).toHaveFocus();
  });

  test('keeps what was typed when the language changes, and then lets one go on', long, async () => {
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await open();
    await fill(user, t('resources.office/tags.fields.name'), 'Vampire');
    await setLanguage('fr');
    expect(await screen.findByDisplayValue('Vampire')).toHaveFocus();
    await setLanguage('en');
    await user.click(await save());
    await shows(t('resources.office/tags.fields.name'), 'Vampire');
    await user.click(screen.getByRole('link', { name: t('resources.office/users.list') }));
    expect(await screen.findByRole('heading', { name: t('resources.office/users.list') })).toBeVisible();
    expect(asks).not.toHaveBeenCalled();
  });

  test('offers no kind that only the server sets', async () => {
    await openAs('finance_manager', '/office/bonus-details/create');
    const offered = within(
      await screen.findByRole('combobox', { name: like('resources.office/messages.fields.kind') }),
    ).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      t('accounts.shared.person.choose'),
      t('resources.office/bonus-details.choices.kind.addition'),
      t('resources.office/bonus-details.choices.kind.deduction'),
      t('resources.office/bonus-details.choices.kind.fine'),
      t('resources.office/bonus-details.choices.kind.other_income'),
    ]);
    expect(offered[0]).toBeDisabled();
  });

  test('asks before it lets what was typed go', long, async () => {
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await open();
    await fill(user, t('resources.office/tags.fields.name'), 'Vampire');
    await user.click(screen.getByRole('link', { name: t('resources.office/users.list') }));
    await waitFor(() => expect(asks).toHaveBeenCalledOnce());
    expect(await box(t('resources.office/tags.fields.name'))).toHaveValue('Vampire');
    asks.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: t('resources.office/users.list') }));
    expect(await screen.findByRole('heading', { name: t('resources.office/users.list') })).toBeVisible();
  });

  test('offers each role the fields that it may write, and shows it the others', long, async () => {
    const story = await server.insert('fiction', { lead_role: 'Ada', synopsis: 'A long way.' });
    const user = await openAs('content_manager', `/office/fictions/${story.id}`);
    const share = await screen.findByLabelText(t('resources.office/fictions.fields.share_proportion'));
    const facts = document.querySelector<HTMLElement>('form ~ section dl')!;
    for (const fact of [
      t('resources.office/fictions.fields.lead_role'),
      'Ada',
      t('resources.office/fictions.fields.synopsis'),
      'A long way.',
    ])
      expect(within(facts).getByText(fact)).toBeVisible();
    for (const place of [facts, screen.getByRole('complementary', { name: t('common.office.record.status') })])
      expect(within(place).queryByText(t('resources.office/fictions.fields.share_proportion'))).not.toBeInTheDocument();
    await user.clear(share);
    await user.type(share, '60');
    await user.click(await save());
    await waitFor(async () =>
      expect(await server.db.select().from(tables.fiction)).toMatchObject([{ share_proportion: 0.6 }]),
    );
  });

  test('asks before deleting, and says what depends on it', long, async () => {
    const entry = await server.insert('dictionaryEntry', { term: 'Mei' });
    const user = await openAs('content_manager', `/office/dictionary-entries/${entry.id}`);
    await user.click(await screen.findByRole('button', { name: t('ra.action.delete') }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    refuse('delete', '/api/office/dictionary-entries/*', 409, 'errors.in_use');
    await user.click(screen.getByRole('button', { name: t('ra.action.delete') }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('ra.action.delete') }));
    await toast(t('errors.in_use'));
    mend();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: t('ra.action.delete') }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('ra.action.delete') }));
    expect(await screen.findByText(t('ra.page.empty'))).toBeVisible();
  });

  test('has no trace of what another role may read', async () => {
    const me = await server.insert('user', { user_name: 'owner', role: 'original_author' });
    const book = await server.insert('businessBook', {
      title: 'Red Plum',
      original_author_id: me.id,
      share_proportion: 0.35,
    });
    await openAs(me, `/office/business-books/${book.id}/show`);
    expect(await screen.findByRole('heading', { name: 'Red Plum' })).toBeVisible();
    expect(await screen.findByText(t('resources.office/messages.fields.category'))).toBeVisible();
    for (const secret of [
      t('resources.office/business-books.fields.original_author_id'),
      t('resources.office/fictions.fields.share_proportion'),
      '0.35',
    ])
      expect(screen.queryByText(secret)).toBeNull();
  });

  test.each(sampleOneIn(3, ['/office/tags/999', '/office/tags/999/show']))(
    'of a record that is gone says so: %s',
    async (path) => {
      await openAs('content_manager', path);
      expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
      expect(location.hash).toBe(`#${path}`);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );
});
