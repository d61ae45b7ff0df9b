import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { clearSession } from '../../../src/lib/session/session.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { sourceText, storeChapters } from '../../support/translation.ts';
import { mend, openAs, refuse, server } from '../../support/web.tsx';
import { prepareDesk } from '../support/desk.ts';

const desk = prepareDesk();
const { open, field, state, stored, doneButton } = desk;

test('a chapter is translated by keys alone, saved by itself, and submitted', async () => {
  const user = await open();
  await user.click(await field(1));
  for (const text of ['The lamp burned. 1', 'Nobody came. 1', 'She left at dawn. 1']) {
    await user.keyboard(text);
    await user.keyboard('{Control>}{Enter}{/Control}');
  }
  expect(await state('saved')).toBeVisible();
  await waitFor(async () =>
    expect(await stored()).toEqual(['The lamp burned. 1', 'Nobody came. 1', 'She left at dawn. 1']),
  );
  await user.click(screen.getByRole('button', { name: t('translation.office.desk.submit') }));
  await screen.findByText(t('translation.office.desk.submitted'));
  expect((await desk.scene.listTaskChapters(desk.task)).items).toMatchObject([{ state: 'in_review' }]);
});

test('warnings that nobody answered are shown before a chapter is submitted, and lead to their paragraph', async () => {
  await desk.scene.translate(desk.chapter, ({ sources }) =>
    sources[0] === 2 ? 'Nobody  came. 1' : 'The lamp burned. 1',
  );
  const user = await open();
  await user.click(await field(1));
  const submit = async () => {
    await user.click(screen.getByRole('button', { name: t('translation.office.desk.submit') }));
    return within(
      await screen.findByRole('dialog', { name: like('translation.office.warnings.ask', { smart_count: 1 }) }),
    );
  };
  const first = await submit();
  expect(first.getByText(t('translation.office.desk.check.spaces'))).toBeVisible();
  expect(first.getByText('Nobody came. 1')).toBeVisible();
  await user.click(first.getByRole('link', { name: t('editor.shared.story.paragraph', { number: 2 }) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(async () => expect(await field(2)).toHaveFocus());
  expect((await desk.scene.listTaskChapters(desk.task)).items).toMatchObject([{ state: 'in_work' }]);
  await user.click((await submit()).getByRole('button', { name: t('translation.office.warnings.submit') }));
  await screen.findByText(t('translation.office.desk.submitted'));
  expect((await desk.scene.listTaskChapters(desk.task)).items).toMatchObject([{ state: 'in_review' }]);
});

test('a warning that was confirmed at the desk is not asked for again', async () => {
  await desk.scene.translate(desk.chapter, ({ sources }) =>
    sources[0] === 2 ? 'Nobody  came. 1' : 'The lamp burned. 1',
  );
  const user = await open();
  await user.click(await screen.findByRole('button', { name: t('translation.office.desk.is_right') }));
  await user.click(screen.getByRole('button', { name: t('translation.office.desk.submit') }));
  await screen.findByText(t('translation.office.desk.submitted'));
});

test('a key leads to the next paragraph that is open, round from the last to the first', async () => {
  const user = await open();
  await user.click(await field(2));
  await user.keyboard('Nobody came. 1{Control>}{Enter}{/Control}');
  await user.click(await field(1));
  await user.keyboard('{Alt>}[KeyO]{/Alt}');
  expect(await field(3)).toHaveFocus();
  await user.keyboard('{Alt>}[KeyO]{/Alt}');
  expect(await field(1)).toHaveFocus();
});

test('what is the same as its source is not done', async () => {
  const user = await open();
  await user.click(await field(1));
  await user.keyboard('{Alt>}c{/Alt}');
  expect(await field(1)).toHaveValue('灯亮着。1');
  expect(screen.getByText(t('translation.office.desk.check.untouched'))).toBeVisible();
  expect(await doneButton(1)).toBeDisabled();
});

test('a remark of the auditor stays at its paragraph while others are joined', async () => {
  await desk.scene.translate(desk.chapter);
  await desk.scene.step(desk.task, 'submit');
  const remarks = [{ sources: [3], text: 'Too stiff.' }];
  await desk.scene.review(desk.chapter, { approved: false, reason: 'See there.', remarks });
  const user = await open();
  const findRow = () => screen.getByText('Too stiff.').closest('li')!;
  await user.click(await field(1));
  expect(within(findRow()).getByRole('textbox')).toHaveValue('Text 3');
  await user.keyboard('{Alt>}j{/Alt}');
  expect(await field(1)).toHaveValue('Text 1\n\nText 2');
  expect(within(findRow()).getByRole('textbox')).toHaveValue('Text 3');
});

test('a term of the dictionary is marked, and inserted by its number', async () => {
  await server.insert('dictionaryEntry', {
    book_id: desk.scene.book.id,
    language: 'en',
    term: '灯',
    translation: 'lamp',
    state: 'approved',
  });
  const user = await open();
  await user.click(await field(1));
  expect(await screen.findByText('灯', { selector: 'mark' })).toBeVisible();
  await user.keyboard('A ');
  await user.keyboard('{Alt>}1{/Alt}');
  expect(await field(1)).toHaveValue('A lamp');
});

test('how a sentence like it was translated before is offered, and taken by a key', async () => {
  await desk.scene.translate(desk.chapter, ({ sources }) => `Said ${sources[0]}`);
  await desk.scene.step(desk.task, 'submit');
  await desk.scene.review(desk.chapter, { approved: true });
  await storeChapters(server, desk.scene.book.id, [sourceText(2, { paragraphs: ['灯亮着。1'] })]);
  const { data } = await desk.scene.assign({ ...desk.scene.part, first_chapter: 2, last_chapter: 2 });
  await desk.scene.step(data.ids[0], 'receive');
  [{ id: desk.chapter }] = (await desk.scene.listTaskChapters(data.ids[0])).items;
  const user = await open();
  await user.click(await field(1));
  expect(await screen.findByRole('button', { name: 'Said 1' })).toBeVisible();
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(await field(1)).toHaveValue('Said 1');
  // Nor is half a sentence lost that it goes over.
  await user.clear(await field(1));
  await user.keyboard('Half a sen{Alt>}{Enter}{/Alt}');
  expect(await field(1)).toHaveValue('Said 1');
  expect(screen.getByText(t('translation.office.desk.replaced'))).toBeVisible();
  await user.keyboard('{Alt>}[KeyB]{/Alt}');
  expect(await field(1)).toHaveValue('Half a sen');
  expect(screen.queryByText(t('translation.office.desk.replaced'))).toBeNull();
});

test('a paragraph that was done in another chapter and is not approved yet is offered as the own one', async () => {
  await desk.scene.translate(desk.chapter, ({ sources }) => `Said ${sources[0]}`);
  await storeChapters(server, desk.scene.book.id, [sourceText(2, { paragraphs: ['灯亮着。1'] })]);
  const { data } = await desk.scene.assign({ ...desk.scene.part, first_chapter: 2, last_chapter: 2 });
  await desk.scene.step(data.ids[0], 'receive');
  [{ id: desk.chapter }] = (await desk.scene.listTaskChapters(data.ids[0])).items;
  const user = await open();
  await user.click(await field(1));
  const offered = (await screen.findByRole('button', { name: 'Said 1' })).closest('li')!;
  expect(offered).toHaveTextContent(t('translation.office.desk.scope.own'));
});

test('where the source has changed, it stands beside what it was, with the words that differ marked', async () => {
  await desk.scene.translate(desk.chapter);
  const paragraphs = ['灯亮着。1', '没有猫来。1', '天亮时她走了。1'];
  await storeChapters(server, desk.scene.book.id, [sourceText(1, { paragraphs })]);
  await open();
  const row = within((await field(2)).closest('li')!);
  const [was, now] = (['source_was', 'source_now'] as const).map((name) =>
    row.getByRole('group', { name: t(`translation.office.desk.${name}`) }),
  );
  expect(was!.querySelector('p')).toHaveTextContent('没有人来。1');
  expect(now!.querySelector('p')).toHaveTextContent('没有猫来。1');
  expect([was, now].map((side) => [...side!.querySelectorAll('del, ins')].map(({ tagName }) => tagName))).toEqual([
    ['DEL'],
    ['INS'],
  ]);
  expect(screen.getAllByRole('group', { name: t('translation.office.desk.source_was') })).toHaveLength(1);
});

test('a term is proposed from what is selected in the source, and inserted at once', async () => {
  const user = await open();
  await user.click(await field(1));
  const source = screen.getByText('灯亮着。1').firstChild!;
  getSelection()!.setBaseAndExtent(source, 0, source, 1);
  await screen.findByRole('button', { name: like('dictionary.office.add', { term: '灯' }) });
  await user.keyboard('{Alt>}n{/Alt}');
  const box = (name: string) =>
    within(screen.getByRole('dialog')).getByRole('textbox', {
      name: like(`resources.office/dictionary-entries.fields.${name}`),
    });
  expect(box('term')).toHaveValue('灯');
  expect(box('first_appearance')).toHaveValue('1');
  await user.type(box('translation'), 'lamp');
  await user.click(screen.getByRole('button', { name: t('accounts.shared.person.save') }));
  expect(await screen.findByText('灯', { selector: 'mark' })).toBeVisible();
  const [entry] = await server.db.select().from(tables.dictionaryEntry);
  expect(entry).toMatchObject({ term: '灯', translation: 'lamp', state: 'proposed', first_appearance: 1 });
  await user.click(await field(1));
  await user.keyboard('{Alt>}n{/Alt}');
  expect(box('term')).toHaveValue('灯');
  await user.type(box('translation'), 'lantern');
  await user.click(screen.getByRole('button', { name: t('accounts.shared.person.save') }));
  expect(await screen.findByText(t('validation.taken'))).toBeVisible();
  expect(box('translation')).toHaveValue('lantern');
});

test('a warning is answered by a key, and the auditor sees that it was', long, async () => {
  const user = await open();
  await user.type(await field(1), 'The lamp  burned. 1');
  await user.keyboard('{Alt>}r{/Alt}');
  expect(screen.getByText(t('translation.office.desk.check.spaces'))).toBeVisible();
  expect(screen.getByText(t('translation.office.desk.answered'))).toBeVisible();
  expect(await state('saved')).toBeVisible();
  await openAs(desk.scene.auditor, `/office/translate?id=${desk.chapter}`);
  expect((await screen.findAllByText(t('translation.office.desk.answered'))).length).toBeGreaterThan(0);
});

test('after the end date nothing is saved, and what was typed stays', long, async () => {
  const user = await open();
  await field(1);
  refuse('post', `/api/office/translated-chapters/${desk.chapter}`, 409, 'translation.office.errors.past_end');
  await user.type(await field(1), 'Too late');
  expect(await state('refused')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(t('translation.office.errors.past_end'));
  expect(await field(1)).toHaveValue('Too late');
  expect(await stored()).toEqual(['', '', '']);
  // It is still there after the session has ended, and is read while nothing can be saved.
  clearSession();
  mend();
  await server.db.update(tables.translationTask).set({ ends_on: '2026-03-01' });
  cleanup();
  await openAs(desk.scene.translator, `/office/translate?id=${desk.chapter}`);
  expect(await screen.findByText('Too late')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(t('translation.office.desk.kept'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an auditor reads what a translator writes', async () => {
  await desk.scene.translate(desk.chapter);
  await openAs(desk.scene.auditor, `/office/translate?id=${desk.chapter}`);
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a paragraph that stands again is offered for all of them, filled in by a key, and taken back', long, async () => {
  await storeChapters(server, desk.scene.book.id, [
    sourceText(2, { paragraphs: ['“走！”', '灯亮着。', '“走！”', '“走！”'] }),
  ]);
  const { data } = await desk.scene.assign({ ...desk.scene.part, first_chapter: 2, last_chapter: 2 });
  await desk.scene.step(data.ids[0], 'receive');
  [{ id: desk.chapter }] = (await desk.scene.listTaskChapters(data.ids[0])).items;
  const user = await open();
  await user.click(await field(1));
  await user.keyboard('“Go!”');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(
    await screen.findByRole('button', { name: t('translation.office.desk.use_for', { smart_count: 2 }) }),
  ).toBeVisible();
  await user.keyboard('{Alt>}u{/Alt}');
  expect(await field(4)).toHaveValue('“Go!”');
  await waitFor(async () => expect(await stored()).toEqual(['“Go!”', '', '“Go!”', '“Go!”']), { timeout: 5000 });
  const note = screen.getByText(like('translation.office.desk.used_for', { smart_count: 2 }));
  await user.click(within(note).getByRole('button', { name: t('common.shared.undo') }));
  expect(await field(3)).toHaveValue('');
  await waitFor(async () => expect(await stored()).toEqual(['“Go!”', '', '', '']), { timeout: 5000 });
});
