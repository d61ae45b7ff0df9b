import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { listViews } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const name = t('resources.office/tags.fields.name');
const getHead = () => screen.getByRole('columnheader', { name });
const findEdge = () => screen.findByRole('separator', { name: t('list-views.office.width', { name }) });
const getWidth = () => /(\d+)px/.exec(getHead().style.getPropertyValue('--width'))?.[1];

test('a column gets a width by keys and by its edge, and loses it by a double click', async () => {
  await server.insert('tag', { name: 'Elf' });
  const user = await openAs('content_manager', '/office/tags');
  const edge = await findEdge();
  Object.defineProperty(getHead(), 'offsetWidth', { value: 200 });
  expect(getWidth()).toBeUndefined();
  edge.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(getWidth()).toBe('216');
  const cell = screen.getByText('Elf').closest('td')!;
  expect(cell.style.getPropertyValue('--width')).toContain('216px');
  await user.keyboard('{Delete}');
  expect(getWidth()).toBeUndefined();

  edge.setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge, { button: 0, clientX: 500, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 501, pointerId: 1 });
  expect(getWidth()).toBeUndefined();
  fireEvent.pointerMove(edge, { clientX: 560, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 20, pointerId: 1 });
  // Narrower than this nothing is read.
  expect(edge.closest('table')!.style.getPropertyValue('--width-name')).toBe('48px');
  fireEvent.pointerUp(edge, { clientX: 580, pointerId: 1 });
  expect(getWidth()).toBe('280');
  expect(edge.closest('table')!.style.getPropertyValue('--width-name')).toBe('');
  fireEvent.doubleClick(edge);
  expect(getWidth()).toBeUndefined();
});

test('a view keeps the widths of its columns', async () => {
  await server.insert('tag', { name: 'Elf' });
  const user = await openAs('content_manager', '/office/tags');
  (await findEdge()).focus();
  await user.keyboard('{ArrowRight}');
  const width = getWidth();
  await user.click(screen.getByRole('button', { name: t('list-views.office.title') }));
  await user.click(await screen.findByRole('button', { name: t('list-views.office.save') }));
  await user.type(await screen.findByLabelText(t('list-views.office.name')), 'Wide{Enter}');
  const used = await screen.findByRole('button', { name: t('list-views.office.used', { name: 'Wide' }) });
  expect(await server.db.select().from(listViews)).toMatchObject([{ widths: { name: Number(width) } }]);

  screen.getByRole('separator', { name: t('list-views.office.width', { name }) }).focus();
  await user.keyboard('{Delete}');
  // The list shows something else now.
  await waitFor(() => expect(used).toHaveTextContent(t('list-views.office.title')));
  await user.click(used);
  const menu = within(await screen.findByRole('group', { name: t('list-views.office.of_list') }));
  await user.click(await menu.findByRole('button', { name: /^Wide/ }));
  await waitFor(() => expect(getWidth()).toBe(width));
});
