import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

/** Of the page, not of the menu. */
const entries = async (count: number) => {
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(count));
  return main.getAllByRole('listitem');
};

async function changeTag(name: string, user_name: string): Promise<number> {
  const tag = await server.insert('tag', { name });
  const who = await server.insert('user', { role: 'content_manager', user_name });
  const token = await server.signIn(who);
  await server.call('POST', `/api/office/tags/${tag.id}`, { token, body: { position: 77 } });
  return tag.id;
}

test('the activity of all leads to the records, and is narrowed down to a person, a kind and others', async () => {
  const id = await changeTag('Slow burn', 'mara');
  await changeTag('Found family', 'ben');
  const user = await openAs('content_manager', '/office/activity');
  const [first, second] = await entries(2);
  expect(first).toHaveTextContent('Found family');
  expect(second).toHaveTextContent(`mara · ${t('common.role.content_manager')}`);
  expect(within(second!).getByRole('link')).toHaveAttribute('href', `#/office/tags/${id}/show`);
  await user.type(screen.getByRole('textbox', { name: t('audit.office.activity.person') }), 'Mara{Enter}');
  await entries(1);
  expect(location.hash).toBe('#/office/activity?by=Mara');
  const kind = screen.getByRole('combobox', { name: t('audit.office.activity.kind') });
  await user.selectOptions(kind, t('resources.office/editors.name', { smart_count: 2 }));
  expect(await screen.findByText(t('audit.office.activity.empty'))).toBeVisible();
});

test('days that end before they begin are refused at their field', long, async () => {
  const user = await openAs('content_manager', '/office/activity');
  await user.type(await screen.findByRole('textbox', { name: t('audit.office.activity.from') }), '03/10/2026');
  await user.type(screen.getByRole('textbox', { name: t('audit.office.activity.to') }), '03/09/2026');
  await user.click(screen.getByRole('button', { name: t('audit.office.activity.show') }));
  expect(await screen.findByText(t('validation.end_before_start'))).toBeVisible();
  expect(location.hash).toBe('#/office/activity');
});

test('days are those of the reader’s own clock, by which the entries stand too', async () => {
  const times = { Before: [9, 23, 59], First: [10, 0, 0], Last: [10, 23, 59], After: [11, 0, 0] } as const;
  for (const [name, [day, hours, minutes]] of Object.entries(times)) {
    server.clock.now = new Date(2026, 2, day, hours, minutes);
    await changeTag(name, name.toLowerCase());
  }
  await openAs('content_manager', '/office/activity?day_from=2026-03-10&day_to=2026-03-10');
  const [last, first] = await entries(2);
  expect(last).toHaveTextContent('Last');
  expect(first).toHaveTextContent('First');
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('a record and an action are found by its number, its name and from its history', async () => {
  const id = await changeTag('Slow burn', 'mara');
  await changeTag('Found family', 'ben');
  const user = await openAs('content_manager', `/office/tags/${id}/show`);
  await user.click(await screen.findByRole('button', { name: t('audit.office.tab') }));
  await user.click(await screen.findByRole('link', { name: t('audit.office.in_activity') }));
  const [only] = await entries(1);
  expect(only).toHaveTextContent('Slow burn');
  expect(screen.getByRole('textbox', { name: t('audit.office.activity.record') })).toHaveValue(String(id));
  const action = screen.getByRole('combobox', { name: t('audit.office.activity.action') });
  await user.selectOptions(action, t('audit.office.action.delete'));
  expect(await screen.findByText(t('audit.office.activity.empty'))).toBeVisible();
  await user.selectOptions(action, t('audit.office.action.update'));
  await entries(1);
  expect(location.hash).toContain('action=update');
});

test('the home of the staff tells what others did since yesterday to what the reader works on', async () => {
  server.clock.now = new Date();
  const id = await changeTag('Slow burn', 'mara');
  await changeTag('Found family', 'ben');
  const me = await server.insert('user', { role: 'content_manager' });
  const token = await server.signIn(me);
  await server.call('POST', `/api/office/tags/${id}`, { token, body: { position: 78 } });
  await openAs(me, '/office/home');
  const section = within(await screen.findByRole('region', { name: t('audit.office.activity.since_yesterday') }));
  expect(await section.findByText('Slow burn')).toBeVisible();
  expect(section.queryByText('Found family')).not.toBeInTheDocument();
  expect(section.getByRole('link', { name: t('audit.office.activity.all') })).toHaveAttribute(
    'href',
    expect.stringContaining('others=true'),
  );
});
