import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { chapterUploads, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { sendFile } from '../../support/chapterUploads.ts';
import { paragraph, plainChapter, rawDocx } from '../../support/docx.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { cut, network, server } from '../../support/web.tsx';
import {
  chapters,
  give,
  named,
  number,
  press,
  row,
  rows,
  showRows,
  store,
  title,
  uploadScreen,
  wordFile,
} from '../support/uploadScreen.ts';

const { made, open } = uploadScreen();

/** The number that the row of a place has in the story. */
const inStory = async (at: number) => within((await rows())[at]!).getAllByRole('cell')[1]!.textContent;
const sections = ['Prologue', 'Chapter 1', 'Chapter 2: Snow'].map(
  (line) => paragraph(line) + paragraph(`It is so, ${line.length} times.`),
);

test('each row says which number it has in the file and which in the story', long, async () => {
  const user = await open();
  await give(user, wordFile(sections.join('')));
  expect([await inStory(0), await inStory(1), await inStory(2)]).toEqual([
    '1',
    `2 ${t('chapter-import.writing.becomes', { number: 2, file: 1 })}`,
    `3 ${t('chapter-import.writing.becomes', { number: 3, file: 2 })}`,
  ]);
  expect(screen.getByText(t('chapter-import.writing.renumbered', { smart_count: 2 }))).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText(
      t('chapter-import.writing.choice_for', { row: t('chapter-import.writing.quoted', { text: 'Prologue' }) }),
    ),
    t('chapter-import.writing.choice.skip'),
  );
  expect([await inStory(0), await inStory(1), await inStory(2)]).toEqual(['–', '1', '2']);
  await press(user, store(2));
  await screen.findByRole('heading', { name: t('chapter-import.writing.done') });
  expect(await server.db.select().from(tables.chapter)).toMatchObject([{ number: 1 }, { number: 2, title: 'Snow' }]);
});

test('the same file again is unchanged, and there is nothing to store', long, async () => {
  const user = await open();
  await give(user, wordFile(sections.join('')));
  await press(user, store(3));
  await press(user, t('chapter-import.writing.another'));
  await give(user, wordFile(sections.join('')));
  expect(await screen.findByRole('button', { name: showRows('unchanged', 3) })).toBeVisible();
  expect(screen.getByText(t('chapter-import.writing.unchanged_hint', { number: '2' }))).toBeVisible();
  expect(screen.getByRole('button', { name: t('chapter-import.writing.store_none') })).toBeDisabled();
});

test('title and number are written over by keyboard, row after row', long, async () => {
  await insertChapter(server, made.story, { number: 1, title: 'Dawn' });
  const user = await open();
  await give(user, wordFile(plainChapter(7) + plainChapter(8)));
  await user.click(await title(row(7)));
  await user.keyboard('Dawn{ArrowDown}');
  expect(await title(row(8))).toHaveFocus();
  expect(await screen.findByDisplayValue(t('chapter-import.writing.choice.replace', { title: 'Dawn' }))).toBeVisible();
  expect(await title(row(8))).toHaveFocus();
  await user.keyboard('Dusk{Escape}{ArrowUp}');
  expect(await title(row(8))).toHaveValue('');
  await user.clear(await number(row(8)));
  await user.keyboard('12345{Enter}');
  expect(await screen.findByText(t('chapter-import.shared.number_invalid', { max: 9999 }))).toBeVisible();
  await user.keyboard('{Backspace}{Backspace}{Enter}');
  expect(await number(t('chapter-import.writing.row_name', { number: 123 }))).toHaveValue('123');
  await waitFor(() => expect(screen.queryByText(t('chapter-import.shared.number_invalid', { max: 9999 }))).toBeNull());
  await user.clear(await title(t('chapter-import.writing.row_name', { number: 123 })));
  await user.type(await title(t('chapter-import.writing.row_name', { number: 123 })), 'x'.repeat(101));
  expect(await screen.findByText(t('chapter-import.shared.title_too_long', { max: 100 }))).toBeVisible();
});

test('what was typed stays where it could not be sent', long, async () => {
  const user = await open();
  await give(user);
  cut('put', '/api/fiction/chapters/uploads/:id/rows/:row');
  await user.type(await title(row(1)), 'Dawn{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(await title(row(1))).toHaveValue('Dawn');
  network.resetHandlers();
  await user.click(await title(row(1)));
  await user.tab();
  await waitFor(async () =>
    expect((await server.pool.query('select title from chapter_upload_rows order by position')).rows[0].title).toBe(
      'Dawn',
    ),
  );
});

test('rows are merged, and split at an unread heading and at a paragraph', long, async () => {
  const inner =
    paragraph('Chapter 1: Rain') +
    paragraph('It rained.') +
    paragraph('Chapter 34 the end') +
    paragraph('It snowed.') +
    plainChapter(2);
  const user = await open();
  await give(user, wordFile(inner));
  await press(user, `${t('chapter-import.writing.merge')} ${row(2)}`);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await title(row(1))).toHaveFocus();
  await press(user, `${t('chapter-import.writing.split')} Chapter 34 the end`);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(await title(row(34))).toHaveFocus();
  expect(await title(row(34))).toHaveValue('the end');
  await press(user, `${t('chapter-import.writing.read')} ${row(34)}`);
  await user.click(await screen.findByRole('button', { name: t('chapter-import.writing.split_mode'), hidden: true }));
  const [first] = await screen
    .findAllByRole('button', { name: t('chapter-import.writing.split'), hidden: true })
    .then((all) => all.slice(-2));
  await user.click(first!);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(
    (await rows()).map((row) =>
      within(row)
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    ),
  ).toEqual([
    ['1', 'Rain'],
    ['34', 'the end'],
    ['2', ''],
  ]);
});

test('a title from the line below is put back, and what a file loses is listed', async () => {
  const formula = '<w:p><m:oMath><m:r><m:t>x=2</m:t></m:r></m:oMath></w:p>';
  const user = await open();
  await give(
    user,
    wordFile(
      paragraph('Chapter 1') + paragraph('The Fall') + paragraph('It rained all day long.') + formula + '<w:altChunk/>',
    ),
  );
  expect(await title(row(1))).toHaveValue('The Fall');
  expect(
    screen.getByText(
      t('chapter-import.shared.left_out', {
        list: [
          t('chapter-import.shared.left_out_kind.embedded_file', { smart_count: 1 }),
          t('chapter-import.shared.left_out_kind.formula', { smart_count: 1 }),
        ].join(', '),
      }),
    ),
  ).toBeVisible();
  await press(user, t('chapter-import.shared.lower_title'));
  await waitFor(async () => expect(await title(row(1))).toHaveValue(''));
  expect(screen.queryByText(t('chapter-import.shared.title_below'))).toBeNull();
});

test('rows are shown by what they do', long, async () => {
  const user = await open();
  await give(user, wordFile(plainChapter(1) + paragraph('Part Two') + plainChapter(2)));
  await press(user, showRows('out', 1));
  expect((await rows()).map((row) => within(row).getAllByRole<HTMLInputElement>('textbox')[1]!.value)).toEqual([
    'Part Two',
  ]);
  expect(screen.getByText(t('chapter-import.writing.problem.empty'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('chapter-import.writing.show_rows.look') })).toBeNull();
  await press(user, showRows('all', 3));
  expect(await rows()).toHaveLength(3);
  await press(user, t('chapter-import.writing.for_all.numbered'));
  await press(user, store(2));
  await screen.findByRole('heading', { name: t('chapter-import.writing.done') });
});

test(
  'several files are one import, in the order of their names, and one that cannot be read stops none',
  long,
  async () => {
    const user = await open();
    await give(user, [
      named('10 Sun.docx', paragraph('The sun came out.')),
      named('2 Snow.docx', paragraph('It snowed.')),
      new File(['hello, this is no Word file'], '3 Hail.docx', { type: docxType }),
    ]);
    expect(await rows()).toHaveLength(2);
    expect(screen.getByText(t('chapter-import.shared.not_read', { smart_count: 1 }))).toBeVisible();
    expect(screen.getByText('3 Hail.docx')).toBeVisible();
    expect(
      screen.getByText(
        t('chapter-import.writing.file_waits', {
          file: t('chapter-import.writing.more_files', { file: '2 Snow.docx', smart_count: 1 }),
          date: 'Mar 10, 2026, 4:00 AM',
        }),
      ),
    ).toBeVisible();
    await give(user, named('3 Hail.docx', paragraph('It hailed.')));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await press(user, store(3));
    await screen.findByRole('heading', { name: t('chapter-import.writing.done') });
    const stored = await server.pool.query('select number::int, title from chapters order by number');
    expect(stored.rows.map(({ title }) => title)).toEqual(['Snow', 'Hail', 'Sun']);
    expect(
      await screen.findByText(t('chapter-import.writing.more_files', { file: '2 Snow.docx', smart_count: 2 })),
    ).toBeVisible();
  },
);

test('an import that another window changed is shown as it is now', async () => {
  const user = await open();
  await give(user);
  await screen.findByRole('table');
  await server.pool.query(
    `update chapter_uploads set revision = 2; update chapter_upload_rows set title = 'Elsewhere'`,
  );
  await user.type(await title(row(1)), 'Here{Enter}');
  expect(await screen.findByText(t('chapter-import.writing.import_changed'))).toBeVisible();
  await waitFor(async () =>
    expect(await title(t('chapter-import.writing.row_name', { number: 2 }))).toHaveValue('Elsewhere'),
  );
  expect(await chapters()).toBe(0);
});

test('files join an import that another window began, whose rows were worked on', async () => {
  const user = await open();
  await screen.findByRole('button', { name: t('chapter-import.writing.choose_files') });
  const elsewhere = await sendFile(server, rawDocx(plainChapter(7)), {
    token: await server.signIn(made.author),
    to: made.story.id,
    name: 'first.docx',
  });
  await server.pool.query(`update chapter_upload_rows set title = 'Typed elsewhere'`);
  await give(user);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(await title(row(7))).toHaveValue('Typed elsewhere');
  expect(await server.db.select().from(chapterUploads)).toMatchObject([{ id: elsewhere.data.id, state: 'waiting' }]);
});
