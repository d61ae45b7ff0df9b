import { screen, within } from '@testing-library/react/pure';
import { t } from '../../support/t.ts';
import { server, type openAs } from '../../support/web.tsx';

/** The statuses of a table's rows, by their ids. */
export const statuses = async (table: string) =>
  (await server.pool.query(`select status from ${table} order by id`)).rows.map(({ status }) => status);

export const dialog = () => within(screen.getByRole('dialog'));
export const opened = () => screen.findByRole('dialog');
export const textbox = (name: string | RegExp) => dialog().getByRole('textbox', { name });

/** What a bulk decision's dialog says became of each record. */
export const results = () =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:last-child')?.textContent ?? '');

export const markAll = async (user: Awaited<ReturnType<typeof openAs>>) =>
  user.click(await screen.findByRole('checkbox', { name: t('ra.action.select_all') }));
