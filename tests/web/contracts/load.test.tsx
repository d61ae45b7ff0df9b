import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import type { ValuesOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { mend, openAs, refuse, server } from '../../support/web.tsx';

const late = '2026-02-28T04:00:00.000Z';
const inTime = '2026-03-09T04:00:00.000Z';

async function insertEditor(name: string) {
  const account = await server.insert('user', { role: 'editor' });
  return { account, ...(await server.insert('editor', { name, user_id: account.id, languages: ['en'] })) };
}
const apply = async (editor_id: number, title: string, values: ValuesOf<'contractApplication'>) => {
  const { id: fiction_id } = await server.insert('fiction', { title, editor_id });
  await server.insert('contractApplication', { fiction_id, applied_at: inTime, ...values });
};
const workload = () => screen.findByRole('region', { name: t('contracts.office.load.title') });
/** The link of a figure in the line of a reviewer, by the place of its column. */
const figure = async (name: string, column: number) => {
  const row = within(await workload())
    .getByRole('rowheader', { name })
    .closest('tr')!;
  return within(row.cells[column]!);
};
const titles = ['Moon', 'Sun', 'Star', 'Mars'];
/** The works of the applications in the list below, once it has these alone. */
const expectWorks = (...works: string[]) =>
  waitFor(() => expect(titles.filter((title) => screen.queryByRole('link', { name: title }))).toEqual(works));

test.each(['content_manager', 'work_auditor'] as const)('each figure leads the %s to what it counts', async (role) => {
  const [ann, bob] = [await insertEditor('Ann'), await insertEditor('Bob')];
  await apply(ann.id, 'Moon', { status: 'applying', applied_at: late });
  await apply(ann.id, 'Sun', { status: 'editor_review' });
  await apply(ann.id, 'Star', { status: 'rejected', reviewed_by_id: ann.id, reviewed_at: inTime });
  await apply(bob.id, 'Mars', { status: 'contract_review', updated_at: inTime });
  const user = await openAs(role, '/office/contract-applications');
  const auditors = t('contracts.office.load.auditors');
  await user.click((await figure('Ann', 1)).getByRole('link', { name: '2' }));
  await expectWorks('Moon', 'Sun');
  await user.click((await figure('Ann', 3)).getByRole('link', { name: '1' }));
  await expectWorks('Moon');
  await user.click((await figure('Ann', 4)).getByRole('link', { name: '1' }));
  await expectWorks('Star');
  await user.click((await figure(auditors, 1)).getByRole('link', { name: '1' }));
  await expectWorks('Mars');
  expect((await figure('Bob', 1)).queryByRole('link')).toBeNull();
});

test('it is asked for again where it did not come, and the list is there', async () => {
  const ann = await insertEditor('Ann');
  await apply(ann.id, 'Moon', { status: 'applying' });
  refuse('get', '/api/office/applications-load', 503, 'errors.unavailable');
  const user = await openAs('content_manager', '/office/contract-applications');
  await expectWorks('Moon');
  const again = await screen.findByRole('button', { name: t('common.retry') });
  mend();
  await user.click(again);
  expect(await workload()).toBeVisible();
});

test('an editor sees a line of their own alone', async () => {
  const [ann, bob] = [await insertEditor('Ann'), await insertEditor('Bob')];
  await apply(ann.id, 'Moon', { status: 'applying' });
  await apply(bob.id, 'Sun', { status: 'applying' });
  await openAs(ann.account, '/office/contract-applications');
  const names = within(await workload())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Ann']);
  expect((await figure('Ann', 1)).getByRole('link', { name: '1' })).toBeVisible();
});
