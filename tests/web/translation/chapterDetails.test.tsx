import { screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';
import { cut, mend, openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
let source: number;
beforeEach(async () => {
  scene = await translationScene(server, 1);
  task = (await scene.assign(scene.part)).data.ids[0];
  await scene.step(task, 'receive');
  [{ id: source }] = (await server.db.select({ id: tables.sourceChapter.id }).from(tables.sourceChapter)) as [
    { id: number },
  ];
});
const translated = async () => (await scene.listTaskChapters(task)).items[0].id;

test('a manager reads a chapter beside its translation, and what changed in it', async () => {
  const id = await translated();
  await scene.translate(id, () => 'The lamp burned.');
  await scene.step(task, 'submit');
  await scene.review(id, { approved: false, reason: 'Names.', remarks: [] });
  await scene.translate(id, ({ sources: [one] }) => (one === 1 ? 'The lantern burned.' : 'The lamp burned.'));
  await scene.step(task, 'submit');
  const user = await openAs(scene.manager, `/office/business-books/${scene.book.id}/show`);
  await user.click(await screen.findByRole('link', { name: '1 · 第1章' }));
  const text = await screen.findByRole('region', { name: t('translation.office.details.text') });
  expect(within(text).getByText('灯亮着。1')).toBeVisible();
  expect(within(text).getByText('The lantern burned.')).toBeVisible();
  const [latest] = await screen.findAllByRole('button', { name: t('translation.office.details.show') });
  const versions = screen.getAllByRole('listitem').filter((item) => item.querySelector('time + span, time'));
  expect(versions.map((item) => item.querySelector('strong')?.textContent).filter(Boolean)).toEqual([
    t('translation.office.details.cause.submit'),
    t('translation.office.details.cause.send_back'),
    t('translation.office.details.cause.submit'),
  ]);
  await user.click(latest!);
  expect(await screen.findByText('lantern', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('lamp', { selector: 'del' })).toBeVisible();
});

test('what the source said before is read in the history of its chapter', async () => {
  await scene.translate(await translated());
  const paragraphs = ['灯亮着。1', '没有猫来。1'];
  await storeChapters(server, scene.book.id, [sourceText(1, { paragraphs })], scene.manager.id);
  const user = await openAs(scene.auditor, `/office/source-chapters/${source}/show`);
  const heading = await screen.findByRole('heading', { name: t('translation.office.details.source_history') });
  const history = within(heading.parentElement!);
  const version = within(await history.findByRole('listitem'));
  expect(version.getByText(t('translation.office.details.source_version', { number: 1 }))).toBeVisible();
  expect(version.getByText(scene.manager.user_name)).toBeVisible();
  await user.click(version.getByRole('button', { name: t('translation.office.details.show') }));
  const was = await version.findByRole('group', { name: t('translation.office.desk.source_was') });
  expect(was.querySelector('p')).toHaveTextContent('没有人来。1');
  expect(version.getByRole('group', { name: t('translation.office.desk.source_now') })).toHaveTextContent(
    '没有猫来。1',
  );
  expect(version.getByText('天亮时她走了。1', { selector: 'del' })).toBeVisible();
});

test(
  'a chapter that nobody translates shows its source, and one that does not come can be asked for again',
  long,
  async () => {
    await storeChapters(server, scene.book.id, [sourceText(2)]);
    cut('get', `/api/office/source-chapters/${source + 1}/details`);
    const user = await openAs(scene.manager, `/office/source-chapters/${source + 1}/show`);
    const again = await screen.findByRole('button', { name: t('common.retry') });
    mend();
    await user.click(again);
    expect(await screen.findByText(t('translation.office.details.untranslated'))).toBeVisible();
    expect(screen.getByText('灯亮着。2')).toBeVisible();
  },
);
