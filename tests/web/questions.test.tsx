import { screen, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { billScene } from '../support/money.ts';
import { mend, openAs, refuse, server } from '../support/web.tsx';
import { page } from './storyScreen.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../src/kit/viewsOf.tsx';

// jsdom measures nothing, which the chart needs.
vi.mock('../../src/custom/income/IncomeChart.tsx', () => ({ default: () => null }));

test('an author asks at a line of a statement, and settles it', async () => {
  const scene = await billScene(server);
  const line = `${scene.story.title} · English`;
  const user = await openAs(scene.author, '/income');
  await screen.findByRole('heading', { level: 1, name: 'Revenue' });
  await user.click(await page().findByRole('button', { name: 'Questions on the statement for February 2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: `Ask: ${line}` }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Required/);
  await user.type(dialog.getByRole('textbox'), 'Why <b>so</b> little?');
  refuse('post', '/api/finance/revenue/:month/questions', 503, 'error.unavailable');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('busy');
  expect(dialog.getByRole('textbox')).toHaveValue('Why <b>so</b> little?');
  mend();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Waits for finance')).toBeVisible();
  expect(dialog.getByText('Why <b>so</b> little?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: `Settled: ${line}` }));
  expect(await dialog.findByText('Settled', { selector: '.chip' })).toBeVisible();
});

test('finance answers in place, and the author is told', async () => {
  const scene = await billScene(server);
  const body = { line: `en:${scene.story.id}`, content: 'Why?' };
  await scene.as('author')('POST', 'finance/revenue/2026-02/questions', body);
  const user = await openAs(scene.people.finance, '/office/statement-questions');
  expect(await screen.findByText('Why?')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'It is half.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Nobody waits for an answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Answered/ }));
  expect(await screen.findByText('It is half.')).toBeVisible();
  const { data } = await scene.as('author')('GET', 'message/unread-count');
  expect(data.unread_count).toBeGreaterThan(0);
});
