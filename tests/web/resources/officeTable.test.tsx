import { screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test, vi } from 'vitest';
import { long, sampleOneIn } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { open, openAs, server, takeDown } from '../../support/web.tsx';
import { column, headers, lastPlace, shows, sortBy } from '../support/officeScreen.ts';

describe('a table', () => {
  test('is sorted by its headings', long, async () => {
    for (const [name, position] of [
      ['B', 1],
      ['A', 2],
      ['C', 3],
    ] as const)
      await server.insert('tag', { name, position });
    const user = await openAs('content_manager', '/office/tags');
    await shows(t('resources.office/tags.fields.name'), 'B', 'A', 'C');
    expect(lastPlace()).toEqual(['1', '25', 'position', 'asc']);
    await user.click(
      screen.getByRole('button', {
        name: sortBy(t('resources.office/tags.fields.name'), 'ASC'),
      }),
    );
    await shows(t('resources.office/tags.fields.name'), 'A', 'B', 'C');
    await user.click(
      screen.getByRole('button', {
        name: sortBy(t('resources.office/tags.fields.name'), 'DESC'),
      }),
    );
    await shows(t('resources.office/tags.fields.name'), 'C', 'B', 'A');
    expect(lastPlace()).toEqual(['1', '25', 'name', 'desc']);
    expect(screen.getByRole('columnheader', { name: t('resources.office/tags.fields.name') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  test('shows the columns that are chosen, in the order that is chosen', async () => {
    await server.insert('tag', { name: 'Werewolf', group: 'plot' });
    const me = await server.insert('user', { role: 'content_manager' });
    localStorage.setItem(`RaStoreuser-${me.id}.tags.columns.7_columnRanks`, '[2,0,1]');
    const user = await openAs(me, '/office/tags');
    await shows(t('resources.office/tags.fields.name'), 'Werewolf');
    // Beside the one of the marks.
    const named = () => headers().filter(Boolean);
    const all = [
      t('resources.office/tags.fields.group'),
      t('resources.office/tags.fields.name'),
      t('resources.office/tags.fields.code'),
      t('resources.office/tags.fields.position'),
      t('resources.office/tags.fields.offered'),
      t('resources.office/tags.fields.created_at'),
      t('resources.office/tags.fields.updated_at'),
    ];
    expect(named()).toEqual(all);
    await user.click(screen.getByRole('button', { name: t('ra.action.select_columns') }));
    await user.click(await screen.findByRole('checkbox', { name: t('resources.office/tags.fields.code') }));
    expect(named()).toEqual(all.filter((name) => name !== t('resources.office/tags.fields.code')));
    expect(column(t('resources.office/tags.fields.position'))).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: t('resources.office/tags.fields.code') }));
    expect(named()).toEqual(all);
    const [first, second, ...rest] = all as [string, string, ...string[]];
    const down = t('list-views.office.move_down', { name: first });
    await user.click(screen.getByRole('button', { name: down }));
    expect(named()).toEqual([second, first, ...rest]);
    expect(screen.getByRole('button', { name: down })).toHaveFocus();
    const up = screen.getByRole('button', { name: t('list-views.office.move_up', { name: first }) });
    await user.click(up);
    expect(named()).toEqual(all);
    expect(up).toHaveAttribute('aria-disabled', 'true');
    expect(up).toHaveFocus();
  });

  test('has pages of 25', async () => {
    for (let n = 1; n <= 27; n++) await server.insert('tag', { name: `Tag ${n}`, position: n });
    const user = await openAs('content_manager', '/office/tags');
    await waitFor(() => expect(column(t('resources.office/tags.fields.name'))).toHaveLength(25));
    expect(
      screen.getByText(t('ra.navigation.page_range_info', { offsetBegin: '1', offsetEnd: '25', total: '27' })),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('ra.navigation.next') }));
    await shows(t('resources.office/tags.fields.name'), 'Tag 26', 'Tag 27');
    expect(lastPlace().slice(0, 2)).toEqual(['2', '25']);
    expect(location.hash).toMatch(/^#\/office\/tags\?.*page=2/);
  });

  test('writes money, days, months and options as the reader does', async () => {
    const author = await server.insert('user', { user_name: 'mira' });
    const paid = {
      amount: 123_450,
      month: '2026-02',
      status: 'paid',
      payment_type: 'bank',
      paid_on: '2026-03-20',
    } as const;
    await server.insert('payroll', { author_id: author.id, ...paid });
    const user = await openAs('finance_manager', '/office/payroll');
    await shows(t('resources.office/payroll.fields.amount'), '$1,234.50');
    expect(
      [
        column(t('resources.office/payroll.fields.month')),
        column(t('resources.office/payroll.fields.author_id')),
        column(t('resources.office/payroll.fields.status')),
      ].flat(),
    ).toEqual(['February 2026', 'mira', t('resources.office/payroll.choices.status.paid')]);
    await user.selectOptions(within(screen.getByRole('banner')).getByRole('combobox'), 'Русский');
    await waitFor(() => expect(document.querySelector('tbody')).toHaveTextContent('1 234,50 $'));
    expect(document.querySelector('tbody')).toHaveTextContent('февраль 2026');
  });

  test('shows each role what it may read', async () => {
    const owner = await server.insert('user', { user_name: 'owner', role: 'original_author' });
    const book = { title: 'Red Plum', language: 'ko', original_author_id: owner.id, share_proportion: 0.35 } as const;
    await server.insert('businessBook', book);
    const user = await openAs('content_manager', '/office/business-books');
    await shows(t('resources.office/business-books.fields.title'), 'Red Plum');
    expect(screen.getByRole('link', { name: 'Red Plum' })).toHaveAttribute('lang', 'ko');
    expect(headers()).toContain(t('resources.office/business-books.fields.original_author_id'));
    expect(column(t('resources.office/business-books.fields.original_author_id'))).toEqual(['owner']);
    await user.click(screen.getByRole('button', { name: t('ra.action.select_columns') }));
    expect(
      await screen.findByRole('checkbox', { name: t('resources.office/business-books.fields.share_proportion') }),
    ).toBeInTheDocument();
  });

  test('has no trace of what another role may read', async () => {
    const owner = await server.insert('user', { user_name: 'owner', role: 'original_author' });
    await server.insert('businessBook', { title: 'Red Plum', original_author_id: owner.id, share_proportion: 0.35 });
    const user = await openAs('translator', '/office/business-books');
    await shows(t('resources.office/business-books.fields.title'), 'Red Plum');
    await user.click(screen.getByRole('button', { name: t('ra.action.select_columns') }));
    expect(
      await screen.findByRole('checkbox', { name: t('resources.office/business-books.fields.category') }),
    ).toBeInTheDocument();
    for (const secret of [
      t('resources.office/business-books.fields.original_author_id'),
      t('resources.office/business-books.fields.share_proportion'),
      'owner',
      '0.35',
    ])
      expect(screen.queryByText(secret)).not.toBeInTheDocument();
  });

  test('leads to the form or, where the role only reads, to the record', async () => {
    const tag = await server.insert('tag', { name: 'Werewolf' });
    const user = await openAs('content_manager', '/office/tags');
    const title = await screen.findByRole('link', { name: 'Werewolf' });
    expect(title).toHaveAttribute('href', `#/office/tags/${tag.id}`);
    await user.click(title.closest('tr')!.lastElementChild!);
    await waitFor(() => expect(location.hash).toBe(`#/office/tags/${tag.id}`));
    expect(await screen.findByRole('heading', { name: 'Werewolf' })).toBeVisible();
  });

  test('of a role that only reads leads to the record', async () => {
    const chapter = await server.insert('chapter', { title: 'One', rejection_reason: 'Too short.' });
    const user = await openAs('work_auditor', '/office/chapters');
    (await screen.findByRole('link', { name: 'One' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe(`#/office/chapters/${chapter.id}/show`));
    expect(await screen.findByText('Too short.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t('ra.action.save') })).not.toBeInTheDocument();
  });
});

test('records without a title are called by their number', async () => {
  const template = await server.insert('contractTemplate', {});
  const terms = await server.insert('contractTerms', { template_id: template.id });
  await openAs('content_manager', '/office/contract-terms');
  expect(await screen.findByRole('link', { name: `#${terms.id}` })).toHaveAttribute(
    'href',
    `#/office/contract-terms/${terms.id}`,
  );
});

test('rows are marked one by one, all from one to another, or all that are shown', async () => {
  for (const content of ['a', 'b', 'c', 'd']) await server.insert('comment', { content });
  const user = await openAs('content_manager', '/office/comments');
  await waitFor(() => expect(column(t('resources.office/comments.fields.content'))).toHaveLength(4));
  const [all, ...rows] = screen.getAllByRole<HTMLInputElement>('checkbox');
  await user.click(rows[0]!);
  await user.keyboard('{Shift>}');
  await user.click(rows[2]!);
  await user.keyboard('{/Shift}');
  expect(rows.map(({ checked }) => checked)).toEqual([true, true, true, false]);
  expect(all).toBePartiallyChecked();
  await user.click(all!);
  expect(rows.every(({ checked }) => checked)).toBe(true);
  expect(all).toBeChecked();
  await user.click(all!);
  expect(rows.some(({ checked }) => checked)).toBe(false);
  expect(location.hash).toBe('#/office/comments');
});

test('what can be done with marked rows is there while there are any, for other pages’ rows too', long, async () => {
  for (let n = 1; n <= 27; n++) await server.insert('comment', { content: `Comment ${n}` });
  const user = await openAs('content_manager', '/office/comments');
  await waitFor(() => expect(column(t('resources.office/comments.fields.content'))).toHaveLength(25));
  expect(screen.queryByRole('button', { name: t('common.more') })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: t('ra.action.select_all') }));
  expect(screen.getByText(t('ra.action.bulk_actions', { smart_count: 25 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('ra.action.select_all_button') }));
  expect(await screen.findByText(t('ra.action.bulk_actions', { smart_count: 27 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('common.more') }));
  await user.click(screen.getByRole('menuitem', { name: t('ra.action.delete') }));
  expect(
    await screen.findByRole('heading', {
      name: t('ra.message.bulk_delete_title', { smart_count: 27 }),
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('common.cancel') }));
  await user.click(screen.getByRole('button', { name: t('ra.action.unselect') }));
  expect(screen.queryByRole('button', { name: t('common.more') })).not.toBeInTheDocument();
});

test('marks end where the list is filtered otherwise', async () => {
  for (const content of ['Kept', 'Hidden']) await server.insert('comment', { content });
  const user = await openAs('content_manager', '/office/comments');
  await screen.findByRole('link', { name: 'Hidden' });
  await user.click(screen.getByRole('checkbox', { name: t('ra.action.select_all') }));
  expect(screen.getByText(t('ra.action.bulk_actions', { smart_count: 2 }))).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'Kept');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hidden' })).not.toBeInTheDocument());
  expect(screen.queryByText(t('ra.action.bulk_actions', { smart_count: 2 }))).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false);
});

test('marks end with the list, and hide no filter while they last', long, async () => {
  await server.insert('comment', { content: 'Marked' });
  const user = await openAs('content_manager', '/office/comments');
  await screen.findByRole('link', { name: 'Marked' });
  await user.click(screen.getByRole('checkbox', { name: t('ra.action.select_row') }));
  const bar = screen.getByText(t('ra.action.bulk_actions', { smart_count: 1 })).parentElement!;
  expect(screen.getByRole('table').compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await takeDown();
  open('/office/comments');
  await screen.findByRole('link', { name: 'Marked' });
  expect(screen.getByRole('checkbox', { name: t('ra.action.select_row') })).not.toBeChecked();
  expect(screen.queryByText(t('ra.action.bulk_actions', { smart_count: 1 }))).not.toBeInTheDocument();
});

describe('a row opens in a tab of its own', () => {
  test.each(
    sampleOneIn(3, [
      ['by the middle button', '', '[MouseMiddle]'],
      ['with Control', '{Control>}', '[MouseLeft]'],
    ]),
  )('%s, and the list stays', async (_, held, keys) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const tag = await server.insert('tag', { name: 'Werewolf' });
    const user = await openAs('content_manager', '/office/tags');
    const row = (await screen.findByRole('link', { name: 'Werewolf' })).closest('tr')!;
    if (held) await user.keyboard(held);
    await user.pointer({ keys, target: row.lastElementChild! });
    expect(opened).toHaveBeenCalledExactlyOnceWith(`#/office/tags/${tag.id}`, '_blank', 'noopener');
    expect(location.hash).toBe('#/office/tags');
  });

  test('by its link also where the column of its title is hidden', async () => {
    const tag = await server.insert('tag', { name: 'Werewolf' });
    const me = await server.insert('user', { role: 'content_manager' });
    localStorage.setItem(`RaStoreuser-${me.id}.tags.columns.7`, '["name"]');
    await openAs(me, '/office/tags');
    expect(await screen.findByRole('link', { name: `#${tag.id}` })).toHaveAttribute('href', `#/office/tags/${tag.id}`);
  });
});
