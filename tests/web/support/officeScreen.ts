import { screen, waitFor } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { t } from '../../support/t.ts';
import { requests } from '../../support/web.tsx';

/** The list's table; a calendar may be open before it. */
const table = () => [...document.querySelectorAll('table')].at(-1);

/** Texts of a column, from the table's first row to its last. */
export function column(name: string): (string | null)[] {
  const at = headers().indexOf(name);
  return [...(table()?.querySelectorAll('tbody tr') ?? [])].map(
    (row) => row.querySelectorAll('td')[at]?.textContent ?? null,
  );
}
/** Headings of the table; a list that can delete has a nameless one for its check boxes. */
export const headers = () =>
  [...(table()?.querySelectorAll('thead th') ?? [])].map((heading) => heading.textContent?.trim());
export const shows = (name: string, ...texts: string[]) => waitFor(() => expect(column(name)).toEqual(texts));

/** What sorts the table by a column, in the order that comes next. */
export const sortBy = (name: string, order: 'ASC' | 'DESC') =>
  t('ra.sort.sort_by', {
    field_lower_first: name.charAt(0).toLowerCase() + name.slice(1),
    order: t(`ra.sort.${order}`),
  });

/** The query of the last list that was asked for, without page and order. */
export function lastQuery(): Record<string, string> {
  const last = requests.findLast((call) => /^GET \/api\/office\/[\w-]+\?.*per_page=/.test(call)) ?? '';
  const { page, per_page, sort, order, ...rest } = Object.fromEntries(new URLSearchParams(last.split('?')[1]));
  return rest;
}
export const lastPlace = (): string[] =>
  ['page', 'per_page', 'sort', 'order'].map(
    (name) =>
      new URLSearchParams(requests.findLast((call) => call.includes('per_page='))?.split('?')[1]).get(name) ?? '',
  );

/** Takes an option of a field, of which there are few, or so many that they are searched; none takes it back. */
async function choose(user: UserEvent, name: string | RegExp, option: string): Promise<void> {
  const input = await screen.findByRole('combobox', { name });
  if (input instanceof HTMLSelectElement) return user.selectOptions(input, option);
  await user.clear(input);
  if (!option) return;
  await user.type(input, option);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Takes an option of a field. */
export const pick = (user: UserEvent, label: string, option: string): Promise<void> =>
  choose(user, new RegExp(`^${RegExp.escape(label)}`), option);

/** Filters the list by an option; none shows all again. */
export const filterBy = (user: UserEvent, label: string, option = ''): Promise<void> => choose(user, label, option);

/** Takes a filter that is not always there. */
export async function addFilter(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: t('ra.action.add_filter') }));
  await user.click(await screen.findByRole('checkbox', { name }));
}

export const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${RegExp.escape(name)}`) });
export const fill = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await box(name));
  if (text) await user.type(await box(name), text);
};
