import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { addMonths, monthOf } from '#domain/shared/clock.ts';
import { formatDay } from '#domain/shared/formatDates.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';
import { addFilter, column, filterBy, lastQuery, shows } from '../support/officeScreen.ts';

describe('an empty list', () => {
  const tags = t('resources.office/tags.name', { smart_count: 2 });

  test('invites those who may create', async () => {
    await openAs('content_manager', '/office/tags');
    expect(await screen.findByText(t('ra.page.empty'))).toBeVisible();
    expect(screen.getByRole('heading', { name: tags })).toBeVisible();
    expect(screen.getByRole('link', { name: t('ra.action.create') })).toHaveAttribute('href', '#/office/tags/create');
    expect(document.title).toBe(`${tags} · Quillhouse`);
  });

  test('only says so to those who may not', async () => {
    await openAs('cashier', '/office/payroll');
    expect(await screen.findByText(t('ra.page.empty'))).toBeVisible();
    expect(screen.queryByRole('link', { name: t('ra.action.create') })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  test('narrow the list by a choice, and widen it again', long, async () => {
    for (const group of ['genre', 'plot', 'plot'] as const) await server.insert('tag', { name: `A ${group}`, group });
    const user = await openAs('content_manager', '/office/tags');
    await shows(t('resources.office/tags.fields.name'), 'A genre', 'A plot', 'A plot');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${t('resources.office/tags.name', { smart_count: 2 })} 3`,
    );
    await filterBy(user, t('resources.office/tags.fields.group'), t('resources.office/tags.choices.group.plot'));
    await shows(t('resources.office/tags.fields.name'), 'A plot', 'A plot');
    expect(lastQuery()).toEqual({ group: 'plot' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${t('resources.office/tags.name', { smart_count: 2 })} 2`,
    );
    await filterBy(user, t('resources.office/tags.fields.group'));
    await shows(t('resources.office/tags.fields.name'), 'A genre', 'A plot', 'A plot');
    // The rows are known already, and are asked for again.
    await waitFor(() => expect(lastQuery()).toEqual({}));
    await filterBy(user, t('resources.office/tags.fields.group'), t('resources.office/tags.choices.group.background'));
    expect(await screen.findByText(t('ra.navigation.no_filtered_results'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('ra.navigation.clear_filters') }));
    await shows(t('resources.office/tags.fields.name'), 'A genre', 'A plot', 'A plot');
  });

  test('find words in any case and script', long, async () => {
    for (const name of ['Werewolf', 'Vampire', 'หมาป่า']) await server.insert('tag', { name });
    const user = await openAs('content_manager', '/office/tags');
    await shows(t('resources.office/tags.fields.name'), 'Werewolf', 'Vampire', 'หมาป่า');
    const search = screen.getByPlaceholderText(t('ra.action.search'));
    await user.type(search, 'VAMP');
    await shows(t('resources.office/tags.fields.name'), 'Vampire');
    expect(lastQuery()).toEqual({ q: 'VAMP' });
    await user.clear(search);
    await user.type(search, 'หมา');
    await shows(t('resources.office/tags.fields.name'), 'หมาป่า');
  });

  test('ask for yes or no', long, async () => {
    await server.insert('tag', { name: 'In use', offered: true });
    await server.insert('tag', { name: 'Retired', offered: false });
    const user = await openAs('content_manager', '/office/tags');
    await shows(t('resources.office/tags.fields.name'), 'In use', 'Retired');
    await addFilter(user, t('resources.office/tags.fields.offered'));
    await filterBy(user, t('resources.office/tags.fields.offered'), t('common.office.no'));
    await shows(t('resources.office/tags.fields.name'), 'Retired');
    expect(lastQuery()).toEqual({ offered: 'false' });
  });

  test('ask for the days of an instant where the reader is, as the list shows them', long, async () => {
    const last = new Date('2026-03-31T23:59:59.999').toISOString();
    await server.insert('chapter', { title: 'Late', published_at: new Date('2026-04-01T00:00').toISOString() });
    await server.insert('chapter', { title: 'In time', published_at: last });
    const user = await openAs('content_manager', '/office/chapters');
    await waitFor(() => expect(column(t('resources.office/chapters.fields.title'))).toHaveLength(2));
    const published = t('resources.office/chapters.fields.published_at');
    await addFilter(user, published);
    await user.click(await screen.findByRole('button', { name: `${published} ${t('common.office.list.all')}` }));
    await user.type(await screen.findByLabelText(t('common.office.list.to', { label: published })), '3/31/2026');
    await shows(t('resources.office/chapters.fields.title'), 'In time');
    expect(lastQuery()).toEqual({ published_at_to: last });
    expect(screen.getByRole('button', { name: `${published} – Mar 31, 2026` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('common.office.date.clear') }));
    await waitFor(() => expect(lastQuery()).toEqual({}));
  });

  test('ask for a month', long, async () => {
    for (const month of ['2026-01', '2026-03']) await server.insert('income', { month });
    const user = await openAs('finance_manager', '/office/incomes');
    await shows(t('resources.office/incomes.fields.month'), 'March 2026', 'January 2026');
    const name = t('resources.office/incomes.fields.month');
    await addFilter(user, name);
    await user.click(await screen.findByRole('button', { name: `${name} ${t('common.office.list.all')}` }));
    await user.type(await screen.findByLabelText(t('common.office.list.from', { label: name })), '2/2026');
    await shows(t('resources.office/incomes.fields.month'), 'March 2026');
    expect(lastQuery()).toEqual({ month_from: '2026-02' });
  });

  test('offer the records that a field may refer to', async () => {
    const book = await server.insert('businessBook', { title: 'Red Plum' });
    await server.insert('dictionaryEntry', { term: 'Mei', book_id: book.id });
    await server.insert('dictionaryEntry', { term: 'Lan' });
    const user = await openAs('translator', '/office/dictionary-entries');
    await shows(t('resources.office/dictionary-entries.fields.term'), 'Lan', 'Mei');
    await addFilter(user, t('resources.office/dictionary-entries.fields.book_id'));
    await user.type(
      await screen.findByRole('combobox', { name: t('resources.office/dictionary-entries.fields.book_id') }),
      'plum',
    );
    await user.click(await screen.findByRole('option', { name: 'Red Plum' }));
    await shows(t('resources.office/dictionary-entries.fields.term'), 'Mei');
    expect(lastQuery()).toEqual({ book_id: String(book.id) });
  });

  test('offer by name those whose accounts the role may not open', long, async () => {
    for (const user_name of ['mira', 'anna']) {
      const author = await server.insert('user', { user_name });
      await server.insert('payroll', { author_id: author.id });
    }
    await server.insert('user', { user_name: 'unpaid' });
    const user = await openAs('cashier', '/office/payroll');
    await waitFor(() => expect(column(t('resources.office/payroll.fields.author_id'))).toHaveLength(2));
    await addFilter(user, t('resources.office/payroll.fields.author_id'));
    await user.click(await screen.findByRole('combobox', { name: t('resources.office/payroll.fields.author_id') }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['anna', 'mira']);
    await user.type(screen.getByRole('combobox', { name: t('resources.office/payroll.fields.author_id') }), 'mir');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'anna' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('option', { name: 'mira' }));
    await shows(t('resources.office/payroll.fields.author_id'), 'mira');
    expect(requests.some((call) => call.includes('/api/office/users'))).toBe(false);
  });

  test('that a role may not use are not offered to it', async () => {
    await server.insert('businessBook', {});
    const user = await openAs('translator', '/office/business-books');
    await waitFor(() => expect(column(t('resources.office/chapters.fields.title'))).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: t('ra.action.add_filter') }));
    const offered = screen.getAllByRole('checkbox').map((item) => item.closest('label')?.textContent.trim());
    const bookFields = ['title', 'chinese_name', 'remote_id', 'author', 'fiction_id', 'category', 'tags'] as const;
    const others = ['signing_start', 'signing_end', 'machine_draft', 'created_at', 'updated_at'] as const;
    expect(offered).toEqual(
      [...bookFields, ...others].map((field) => t(`resources.office/business-books.fields.${field}`)),
    );
  });

  test('ask for a range of days that is asked for often, or for one that is chosen in a calendar', long, async () => {
    // The server's month is the one that the calendar opens with.
    server.clock.now = new Date();
    const month = addMonths(monthOf(server.clock.now), -1);
    for (const [name, day] of [
      ['Recent', `${month}-10`],
      ['Older', `${addMonths(month, -1)}-10`],
    ] as const)
      await server.insert('bankHoliday', { name, day });
    const user = await openAs('finance_manager', '/office/bank-holidays');
    const [name, day] = [
      t('resources.office/bank-holidays.fields.name'),
      t('resources.office/bank-holidays.fields.day'),
    ];
    await shows(name, 'Older', 'Recent');
    await addFilter(user, day);
    await user.click(await screen.findByRole('button', { name: `${day} ${t('common.office.list.all')}` }));
    await user.click(await screen.findByRole('button', { name: t('common.office.date.last_month') }));
    await shows(name, 'Recent');
    expect(lastQuery()).toEqual({ day_when: 'last_month' });
    await user.click(screen.getByRole('button', { name: t('common.office.date.clear') }));
    await shows(name, 'Older', 'Recent');
    for (const _ of [1, 2])
      await user.click(screen.getByRole('button', { name: t('common.shared.date.previous_month') }));
    const [first, last] = [`${addMonths(month, -1)}-05`, `${month}-09`];
    await user.click(screen.getByRole('button', { name: formatDay(first, 'en') }));
    await user.click(screen.getByRole('button', { name: t('common.shared.date.next_month') }));
    await user.click(screen.getByRole('button', { name: formatDay(last, 'en') }));
    await shows(name, 'Older');
    expect(lastQuery()).toEqual({ day_from: first, day_to: last });
    await user.click(screen.getByRole('button', { name: t('ra.action.remove_filter') }));
    await shows(name, 'Older', 'Recent');
  });

  test('ask works for words, a genre and a tag', long, async () => {
    await server.insert('tag', { name: 'Werewolf', code: 'werewolf', group: 'genre' });
    await server.insert('tag', { name: 'Slow burn', code: 'slow-burn', group: 'plot' });
    await server.insert('fiction', { title: 'Short', word_count: 900, genre: 'werewolf', plot_tags: ['slow-burn'] });
    await server.insert('fiction', { title: 'Long', word_count: 5000, genre: 'werewolf' });
    await server.insert('fiction', { title: 'Other', word_count: 800, genre: 'mafia' });
    const label = (name: 'word_count' | 'genre' | 'plot_tags' | 'title') =>
      t(`resources.office/fictions.fields.${name}`);
    const user = await openAs('content_manager', '/office/fictions');
    await waitFor(() => expect(column(label('title'))).toHaveLength(3));
    await addFilter(user, label('word_count'));
    await user.click(
      await screen.findByRole('button', { name: `${label('word_count')} ${t('common.office.list.all')}` }),
    );
    await user.type(screen.getByLabelText(t('common.office.list.to', { label: label('word_count') })), '1000');
    await waitFor(() => expect(column(label('title'))).toHaveLength(2));
    expect(lastQuery()).toEqual({ word_count_to: '1000' });
    await addFilter(user, label('genre'));
    await filterBy(user, label('genre'), t('stories.shared.tag.werewolf'));
    await shows(label('title'), 'Short');
    await filterBy(user, label('genre'));
    await addFilter(user, label('plot_tags'));
    await filterBy(user, label('plot_tags'), t('stories.shared.tag.slow-burn'));
    await shows(label('title'), 'Short');
    await waitFor(() => expect(lastQuery()).toEqual({ word_count_to: '1000', plot_tags: 'slow-burn' }));
  });
});

describe('deleting from a list', () => {
  test('asks, and deletes what was marked', async () => {
    for (const content of ['Spam', 'More spam', 'Praise']) await server.insert('comment', { content });
    const user = await openAs('content_manager', '/office/comments');
    await waitFor(() => expect(column(t('resources.office/comments.fields.content'))).toHaveLength(3));
    for (const content of ['Spam', 'More spam'])
      await user.click(within(screen.getByRole('link', { name: content }).closest('tr')!).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: t('common.more') }));
    await user.click(screen.getByRole('menuitem', { name: t('ra.action.delete') }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: t('ra.action.delete') }));
    await shows(t('resources.office/comments.fields.content'), 'Praise');
    expect(requests).toContain('POST /api/office/comments/deletes');
  });

  test('is not offered to a role that may not', async () => {
    const me = await server.insert('user', { role: 'editor' });
    const editor = await server.insert('editor', { user_id: me.id });
    const story = await server.insert('fiction', { editor_id: editor.id });
    await server.insert('comment', { content: 'Spam', fiction_id: story.id });
    await openAs(me, '/office/comments');
    await shows(t('resources.office/comments.fields.content'), 'Spam');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

async function exportAs(user: UserEvent, form: string) {
  await user.click(screen.getByRole('button', { name: t('ra.action.export') }));
  await user.click(screen.getByRole('menuitem', { name: form }));
}

test('an export is the list as it is filtered and sorted, under the server’s name', long, async () => {
  for (const group of ['genre', 'plot'] as const) await server.insert('tag', { name: `A ${group}`, group });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  const user = await openAs('content_manager', '/office/tags');
  await waitFor(() => expect(column(t('resources.office/tags.fields.name'))).toHaveLength(2));
  await filterBy(user, t('resources.office/tags.fields.group'), t('resources.office/tags.choices.group.plot'));
  await shows(t('resources.office/tags.fields.name'), 'A plot');
  await exportAs(user, t('common.office.list.csv'));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(requests.findLast((call) => call.includes('/export'))).toBe(
    'GET /api/office/tags/export?sort=position&order=asc&group=plot&columns=name&columns=code&columns=group&columns=position&columns=offered&columns=created_at&columns=updated_at',
  );
  const [link] = saved.mock.contexts as HTMLAnchorElement[];
  expect(link!.download).toMatch(/^tags.*\.csv$/);
  const csv = await (made.mock.lastCall![0] as Blob).text();
  expect(csv).toContain('A plot');
  expect(csv).not.toContain('A genre');
});

test('an export for Excel has words for its columns and values, real numbers and days, and no formulas', async () => {
  await server.insert('tag', { name: '=1+1', code: 'sum', group: 'plot', position: 1234, offered: true });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  const user = await openAs('content_manager', '/office/tags');
  await shows(t('resources.office/tags.fields.name'), '=1+1');
  await exportAs(user, t('common.office.list.excel'));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [link] = saved.mock.contexts as HTMLAnchorElement[];
  expect(link!.download).toBe('tags.xlsx');
  const parts = unzipSync(new Uint8Array(await (made.mock.lastCall![0] as Blob).arrayBuffer()));
  const [sheet, texts] = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map((name) => strFromU8(parts[name]!));
  const cells = [...texts!.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text);
  expect(cells).toEqual(
    expect.arrayContaining([
      t('resources.office/tags.fields.name'),
      t('resources.office/tags.fields.group'),
      t('resources.office/tags.fields.offered'),
      '=1+1',
      t('resources.office/tags.choices.group.plot'),
      t('common.office.yes'),
    ]),
  );
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>1234</v>');
  // Days since 1900, as a number with a format.
  expect(sheet).toMatch(/<c r="[A-Z]+2" s="\d+"[^>]*><v>4\d{4}\.\d+<\/v>/);
});

describe('an address that the server refuses', () => {
  test.each(sampleOneIn(3, ['sort=nope', 'perPage=1001', `filter=${JSON.stringify({ q: 'x'.repeat(101) })}`]))(
    'says so and shows the list when its filters are cleared: %s',
    async (query) => {
      await server.insert('tag', { name: 'Werewolf' });
      const user = await openAs('content_manager', `/office/tags?${query}`);
      expect(await screen.findByRole('heading', { name: t('pages.shared.problem.filters') })).toBeVisible();
      await user.click(screen.getByRole('button', { name: t('pages.shared.problem.clear_filters') }));
      await shows(t('resources.office/tags.fields.name'), 'Werewolf');
      await user.click(screen.getByRole('link', { name: t('resources.office/users.list') }));
      await user.click(await screen.findByRole('link', { name: t('resources.office/tags.name', { smart_count: 2 }) }));
      await shows(t('resources.office/tags.fields.name'), 'Werewolf');
    },
  );
});

test('a list that cannot be reached says so, and comes when asked again', async () => {
  await server.insert('tag', { name: 'Werewolf' });
  cut('get', '/api/office/tags');
  const user = await openAs('content_manager', '/office/tags');
  await screen.findByRole('button', { name: t('common.retry') });
  mend();
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await shows(t('resources.office/tags.fields.name'), 'Werewolf');
});
