import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import '../../../src/resources/list/groups/Groups.tsx';
import { openAs, requests, server } from '../../support/web.tsx';
import { column, lastQuery, shows } from '../support/officeScreen.ts';

const label = (field: 'status' | 'title' | 'editor_id' | 'word_count') =>
  t(`resources.office/fictions.fields.${field}`);

test('a list is grouped, with what each group comes to, and a group leads to its rows', async () => {
  await server.insert('fiction', { title: 'One', word_count: 1000 });
  await server.insert('fiction', { title: 'Two', word_count: 234 });
  await server.insert('fiction', { title: 'Three', word_count: 5, status: 'completed' });
  const user = await openAs('content_manager', '/office/fictions');
  await waitFor(() => expect(column(label('title'))).toHaveLength(3));
  expect(requests.filter((call) => call.includes('/groups'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('list-views.office.group') }));
  await user.click(await screen.findByRole('radio', { name: label('status') }));
  const ongoing = t('resources.office/fictions.choices.status.ongoing');
  const rows = () => [...document.querySelectorAll('table tr')].map((row) => row.textContent);
  const completed = t('resources.office/fictions.choices.status.completed');
  await waitFor(() =>
    expect(
      rows()
        .slice(1)
        .map((row) => row.slice(0, row.indexOf(',') === -1 ? undefined : row.indexOf(',') + 4)),
    ).toEqual([
      `${ongoing}21,234`,
      expect.stringContaining(`${completed}15`),
      `${t('list-views.office.all_groups')}31,239`,
    ]),
  );
  expect(location.hash).toContain(encodeURIComponent('"group_by":"status"'));
  expect(screen.getByRole('button', { name: t('list-views.office.grouped', { name: label('status') }) })).toBeVisible();
  await user.click(screen.getByRole('link', { name: completed }));
  await shows(label('title'), 'Three');
  expect(lastQuery()).toEqual({ status: 'completed' });
});
