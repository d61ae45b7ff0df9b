import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

test('versions of a contract are compared word by word, with the one before or any other', async () => {
  const bodies = ['# Term\n\nIt lasts two years.', '# Term\n\nIt lasts three years.', '# Term\n\nIt lasts four years.'];
  for (const [index, body] of bodies.entries())
    await server.insert('contractTemplate', { type: 'exclusive', name: 'Agreement', version: index + 1, body });
  const alone = await server.insert('contractTemplate', { type: 'non_exclusive', version: 1, body: 'Alone.' });
  const user = await openAs('work_auditor', '/office/contract-templates/2/show');
  const part = await screen.findByRole('region', { name: t('contracts.office.templates.title') });
  const changes = () =>
    [...part.querySelectorAll('del, ins')].map(({ tagName, textContent }) => [tagName, textContent]);
  expect(await within(part).findByText(t('contracts.office.templates.between', { from: '1', to: '2' }))).toBeVisible();
  expect(changes()).toEqual([
    ['DEL', 'two'],
    ['INS', 'three'],
  ]);
  await user.selectOptions(
    within(part).getByLabelText(t('contracts.office.templates.compare')),
    `${t('contracts.office.templates.version', { number: 3 })} · Agreement`,
  );
  expect(within(part).getByText(t('contracts.office.templates.between', { from: '2', to: '3' }))).toBeVisible();
  expect(changes()).toEqual([
    ['DEL', 'three'],
    ['INS', 'four'],
  ]);
  location.hash = `#/office/contract-templates/${alone.id}/show`;
  expect(await screen.findByText(t('contracts.office.templates.only'))).toBeVisible();
});
