import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { decisionKeys } from '../../../src/ui/reading/decisionKeys.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
import { openAs, server } from '../../support/web.tsx';

const heading = (number: string) =>
  screen.findByRole('heading', { level: 1, name: like('chapters.shared.preview.chapter', { number }) });
const correction = () => screen.findByLabelText(t('translation.office.review.correction'));
const question = () => screen.findByRole('dialog', { name: t('common.unsaved.title') });

/** The first of two chapters that wait for a review. */
async function open() {
  const scene = await translationScene(server, 2);
  const { data } = await scene.assign(scene.part);
  const [task] = data.ids as [number];
  await scene.step(task, 'receive');
  const { items } = await scene.listTaskChapters(task);
  for (const { id } of items) await scene.translate(id);
  await scene.step(task, 'submit');
  const user = await openAs(scene.auditor, `/office/translation-reviews?id=${items[0].id}`);
  await heading('1');
  return user;
}

test('a correction that is half typed waits while one looks at the next chapter', long, async () => {
  const user = await open();
  await user.keyboard('e');
  await user.type(await correction(), ' and mo');
  await user.click(screen.getByRole('link', { name: like('chapters.shared.preview.chapter', { number: '2' }) }));
  await heading('2');
  expect(screen.queryByLabelText(t('translation.office.review.correction'))).toBeNull();
  await user.click(screen.getByRole('link', { name: new RegExp(`^${t('common.office.review.previous')}`) }));
  await heading('1');
  expect(await correction()).toHaveValue('Text 1 and mo');
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('Escape and a decision ask before what was typed is lost', long, async () => {
  const user = await open();
  await user.keyboard('e');
  await user.type(await correction(), ' and mo{Escape}');
  await user.click(within(await question()).getByRole('button', { name: t('common.unsaved.keep') }));
  expect(await correction()).toHaveValue('Text 1 and mo');
  await user.click(
    screen.getByRole('button', { name: `${t('common.office.review.approve')} ${decisionKeys.approve}` }),
  );
  await user.click(within(await question()).getByRole('button', { name: t('common.unsaved.keep') }));
  await user.click(screen.getByRole('button', { name: t('translation.office.review.approve_all') }));
  await user.click(within(await question()).getByRole('button', { name: t('common.unsaved.keep') }));
  await user.type(await correction(), '{Escape}');
  await user.click(within(await question()).getByRole('button', { name: t('common.unsaved.discard') }));
  expect(screen.queryByLabelText(t('translation.office.review.correction'))).toBeNull();
  await user.keyboard('e');
  expect(await correction()).toHaveValue('Text 1');
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText(t('translation.office.review.correction'))).toBeNull();
});
