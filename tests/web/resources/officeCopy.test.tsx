import { screen, waitFor, within } from '@testing-library/react/pure';
import { afterEach, expect, test, vi } from 'vitest';
import { entities } from '#domain/entities.ts';
import { buildRows } from '../../../src/resources/list/copyRows.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { shows } from '../support/officeScreen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** jsdom has none. */
class Item {
  #parts: Record<string, Blob>;
  constructor(parts: Record<string, Blob>) {
    this.#parts = parts;
  }
  getType = async (type: string) => this.#parts[type]!;
}

test('a table for the clipboard has figures for a spreadsheet, words of the reader, and nothing that it would run', () => {
  const rows = [
    { id: 7, month: '2026-03', total_income_amount: -123450, fiction_id: 3, titles: { fiction_id: '=cmd()' } },
    { id: 8, month: '2026-04', total_income_amount: 5, fiction_id: 4, titles: { fiction_id: 'A <b>\n& C' } },
  ];
  const columns = ['fiction_id', 'month', 'total_income_amount'];
  const { text, html } = buildRows(rows, entities.income, columns, (key) => key.split('.').at(-1)!);
  expect(text.split('\n')).toEqual([
    ['#', ...columns].join('\t'),
    "7\t'=cmd()\t2026-03\t-1234.50",
    '8\tA <b> & C\t2026-04\t0.05',
  ]);
  expect(html).toContain('<td>A &lt;b&gt;\n&amp; C</td>');
});

type User = Awaited<ReturnType<typeof openAs>>;

/** Copies by a line of the menu, and answers the lines of the table. */
async function copy(user: User, item: 'copy_shown' | 'copy_marked'): Promise<string[]> {
  vi.stubGlobal('ClipboardItem', Item);
  const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>(async () => undefined);
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(write);
  await user.click(screen.getByRole('button', { name: t('ra.action.export') }));
  await user.click(screen.getByRole('menuitem', { name: t(`list-views.office.${item}`) }));
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  const blob = await write.mock.calls[0]![0][0]!.getType('text/plain');
  return (await blob.text()).split('\n');
}

test('the rows that are marked are copied, else those that are shown, and rows may stand close together', async () => {
  await server.insert('tag', { name: 'Elf', position: 1 });
  await server.insert('tag', { name: 'Orc', position: 2 });
  const user = await openAs('content_manager', '/office/tags');
  await shows(t('resources.office/tags.fields.name'), 'Elf', 'Orc');
  const [, ...lines] = await copy(user, 'copy_shown');
  expect(lines).toEqual([expect.stringContaining('\tElf\t'), expect.stringContaining('\tOrc\t')]);
  await user.click(within(screen.getByText('Orc').closest('tr')!).getByRole('checkbox'));
  expect((await copy(user, 'copy_marked')).slice(1)).toEqual([expect.stringContaining('\tOrc\t')]);
  const look = () => document.querySelector('table')!.className;
  const before = look();
  await user.click(screen.getByRole('button', { name: t('ra.action.select_columns') }));
  await user.click(await screen.findByRole('checkbox', { name: t('list-views.office.compact') }));
  expect(look()).not.toBe(before);
});

test('of a grouped list its groups are copied, with what each comes to', async () => {
  const who = await server.insert('user', { role: 'author_signed', user_name: '=mira' });
  for (const [kind, amount] of [
    ['addition', 10_000],
    ['fine', 2550],
  ] as const)
    await server.insert('bonusDetail', { kind, amount, author_id: who.id, status: 'approved' });
  const filter = JSON.stringify({ group_by: 'author_id' });
  const user = await openAs('finance_manager', `/office/bonus-details?filter=${encodeURIComponent(filter)}`);
  expect(await screen.findByRole('rowheader', { name: '=mira' })).toBeVisible();
  const label = (name: string) => t(`resources.office/bonus-details.fields.${name}`);
  expect(await copy(user, 'copy_shown')).toEqual([
    [label('author_id'), t('list-views.office.rows'), label('amount')].join('\t'),
    "'=mira\t2\t74.50",
    [t('list-views.office.all_groups'), '2', '74.50'].join('\t'),
  ]);
});
