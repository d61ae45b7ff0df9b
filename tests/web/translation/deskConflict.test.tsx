import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import type { Segment } from '#domain/translation/segments.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { server } from '../../support/web.tsx';
import { prepareDesk } from '../support/desk.ts';

const desk = prepareDesk();

/** What another window of the translator saves. */
async function saveElsewhere(target: string, title: string) {
  const { revision, text } = await desk.scene.read(desk.chapter);
  const all = text.map((one: Segment, at: number) => (at === 0 ? { ...one, target } : one));
  await server.call('POST', `/api/office/translated-chapters/${desk.chapter}`, {
    token: desk.scene.tokens.translator,
    body: { revision, title, text: all },
  });
}

test('what another window wrote is shown where this one goes over it, and kept among the versions', long, async () => {
  const user = await desk.open();
  const box = await desk.field(1);
  await saveElsewhere('Theirs.', 'Their title');
  await user.type(screen.getByRole('textbox', { name: t('translation.office.desk.chapter_title') }), 'My title');
  await user.type(box, 'Mine.');
  await screen.findByText(t('translation.office.desk.merged'));
  expect(await screen.findByText('Their title')).toBeVisible();
  expect(within((await desk.field(1)).closest('li')!).getByText('Theirs.')).toBeVisible();
  expect(await desk.state('saved')).toBeVisible();
  expect((await desk.stored())[0]).toBe('Mine.');
  const { data } = await server.call('GET', `/api/office/translated-chapters/${desk.chapter}/versions`, {
    token: desk.scene.tokens.manager,
  });
  expect(data.items).toMatchObject([{ cause: 'conflict', title: 'Their title' }]);
});
