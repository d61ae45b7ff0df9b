import { Document, Packer, Paragraph } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinWithNext, type Segment } from '#domain/translation/segments.ts';
import { audits, translationVersions } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
let ids: number[];
const path = (rest = '') => `/api/office/translation-tasks/${task}/word${rest}`;

beforeEach(async () => {
  scene = await translationScene(server);
  ({
    data: {
      ids: [task],
    },
  } = await scene.assign(scene.part));
  await scene.step(task, 'receive');
  ids = (await scene.listTaskChapters(task)).items.map(({ id }: { id: number }) => id);
});

const form = (file: Uint8Array) => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], 'task.docx'));
  return body;
};
const download = async (token = scene.tokens.translator) => {
  const { response, status, message } = await server.call('GET', path(), { token });
  return { status, message, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const preview = (file: Uint8Array, token = scene.tokens.translator) =>
  server.call('POST', path('/preview'), { token, body: form(file) });
const importFile = (file: Uint8Array, seen: string, token = scene.tokens.translator) =>
  server.call('POST', path(`?seen=${seen}`), { token, body: form(file) });

/** Another text in cells of a downloaded file, as Word writes it: the empty cells of a chapter are filled in their order. */
function fill(file: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(file);
  const part = 'word/document.xml';
  return zipSync({ ...parts, [part]: strToU8(change(strFromU8(parts[part]!))) });
}
const cells = (xml: string) => xml.split('</w:tc>');
/** Writes texts into the third cells of the rows of text, one row after another, from the first row of the file on. */
const typed = (texts: string[]) => (xml: string) => {
  let [row, at] = [-1, 0];
  return cells(xml)
    .map((cell, index) => {
      if (index % 3 === 0) row += 1;
      // Each table has a head and a row for the title.
      if (index % 3 !== 2 || row % 5 < 2 || at >= texts.length) return cell;
      const text = texts[at++]!;
      return cell.replace(/(<w:p>(?:<w:pPr>.*?<\/w:pPr>)?)(<\/w:p>)?$/s, `$1<w:r><w:t>${text}</w:t></w:r>$2`);
    })
    .join('</w:tc>');
};
const running = async (...lines: string[]) =>
  new Uint8Array(
    await Packer.toArrayBuffer(
      new Document({ sections: [{ children: lines.map((text) => new Paragraph({ text })) }] }),
    ),
  );

describe('the file that is downloaded', () => {
  test('changes nothing as it is, whatever signs its texts have', async () => {
    const targets = [
      '*Soft*  words & <tags>',
      '“Two\n\nparagraphs”',
      '***\n\n⁂ 1\tx',
      'a *lone star',
      ' spaced ',
      '** bold**',
    ];
    for (const [at, id] of ids.entries())
      await scene.translate(id, ({ sources: [one] }: Segment) => targets[(at * 3 + one!) % targets.length]!);
    const { bytes, status } = await download();
    expect(status).toBe(200);
    const { data } = await preview(bytes);
    expect(data).toMatchObject({ problems: [], chapters: [], unchanged: 3, passed: [] });
  });

  test('is filled in and taken whole', async () => {
    const { bytes } = await download();
    const file = fill(bytes, typed(['The lamp burned.', 'Nobody came.', 'At dawn she left.', 'Again it burned.']));
    const { data } = await preview(file);
    expect(data).toMatchObject({
      problems: [],
      chapters: [
        { id: ids[0], number: 1, changed: 3, replaced: 0, open: 0 },
        { id: ids[1], number: 2, changed: 1 },
      ],
      unchanged: 1,
    });
    expect((await importFile(file, data.seen)).data).toEqual({ chapters: 2, segments: 4 });
    const { text, state, done_segments } = await scene.read(ids[0]!);
    expect([state, done_segments]).toEqual(['in_work', 3]);
    expect(text.map(({ target }: Segment) => target)).toEqual([
      'The lamp burned.',
      'Nobody came.',
      'At dawn she left.',
    ]);
    expect(await server.db.select().from(audits)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: 'upload', record_id: task })]),
    );
  });

  test('leaves out what is with the auditor, and passes it over when it comes back', async () => {
    const { bytes } = await download();
    await scene.translate(ids[0]!);
    await scene.step(task, 'submit', { ids: [ids[0]] });
    const { data } = await preview(bytes);
    expect(data).toMatchObject({ problems: [], passed: [1], unchanged: 2 });
    for (const id of ids.slice(1)) await scene.translate(id);
    await scene.step(task, 'submit');
    expect(await download()).toMatchObject({ status: 409, message: 'translation.seldom.upload.nothing_left' });
  });

  test('is refused where the source says something else by now', async () => {
    const { bytes } = await download();
    const changed = sourceText(2, { paragraphs: ['灯亮着。2', '有人来了！', '天亮时她走了。2'] });
    await storeChapters(server, scene.book.id, [changed]);
    const { data } = await preview(bytes);
    expect(data.problems).toEqual([{ problem: 'source', numbers: [2], row: 2 }]);
    expect(await importFile(bytes, data.seen)).toMatchObject({
      status: 409,
      message: 'translation.seldom.upload.refused',
    });
  });
});

describe('running text', () => {
  const chapters = ['Chapter 1', 'The lamp burned.', 'Nobody came.', 'At dawn she left.', 'Chapter 2', 'Chapter 3'];

  test('is put beside the source by chapter', async () => {
    const file = await running(
      ...chapters.slice(0, 5),
      'It burned.',
      'No one.',
      'She was gone.',
      'Chapter 3',
      'Light.',
    );
    const { data } = await preview(file);
    expect(data.problems).toEqual([]);
    expect(data.chapters.map(({ number, changed }: any) => [number, changed])).toEqual([
      [1, 3],
      [2, 3],
      [3, 1],
    ]);
  });

  test('every chapter that is missing, repeated or of another task is told, and nothing is taken', async () => {
    const file = await running('Chapter 1', 'One.', 'Chapter 1', 'Once more.', 'Chapter 8', 'Eight.');
    const { data } = await preview(file);
    expect(data.problems).toEqual([
      { problem: 'repeated', numbers: [1], row: null },
      { problem: 'missing', numbers: [2, 3], row: null },
      { problem: 'foreign', numbers: [8], row: null },
    ]);
    expect((await importFile(file, data.seen)).status).toBe(409);
    expect((await scene.read(ids[0]!)).revision).toBe(1);
  });
});

test('what was translated and is replaced is kept as a version', async () => {
  await scene.translate(ids[0]!, () => 'Before.');
  const file = await running('Chapter 1', 'One.', 'Two.', 'Three.', 'Chapter 2', 'Chapter 3');
  const { data } = await preview(file);
  expect(data.chapters).toMatchObject([{ changed: 3, replaced: 3 }]);
  await importFile(file, data.seen);
  const kept = await server.db.select().from(translationVersions);
  expect(kept).toMatchObject([
    { translated_chapter_id: ids[0], cause: 'upload', segments: [{ target: 'Before.' }, {}, {}] },
  ]);
});

test('a chapter that was saved since the look keeps the file out', async () => {
  const { bytes } = await download();
  const file = fill(bytes, typed(['The lamp burned.']));
  const { data } = await preview(file);
  await scene.translate(ids[2]!);
  expect(await importFile(file, data.seen)).toMatchObject({ status: 409, message: 'chapters.shared.errors.changed' });
  expect((await scene.read(ids[0]!)).text[0].target).toBe('');
});

test('another file than the one that was looked at is refused', async () => {
  const { bytes } = await download();
  const { data } = await preview(fill(bytes, typed(['The lamp burned.'])));
  const other = fill(bytes, typed(['Something else.']));
  expect(await importFile(other, data.seen)).toMatchObject({ status: 409, message: 'chapters.shared.errors.changed' });
  expect((await scene.read(ids[0]!)).revision).toBe(1);
});

test('a title that another one takes the place of is told, and kept as a version', async () => {
  await scene.translate(ids[0]!, () => 'Before.');
  const file = await running('Chapter 1: Dawn', 'Before.', 'Before.', 'Before.', 'Chapter 2', 'Chapter 3');
  const { data } = await preview(file);
  expect(data.chapters).toMatchObject([{ title: 'Dawn', former_title: 'A title', changed: 0, replaced: 0, recut: 0 }]);
  await importFile(file, data.seen);
  expect((await scene.read(ids[0]!)).translated_title).toBe('Dawn');
  expect(await server.db.select().from(translationVersions)).toMatchObject([{ cause: 'upload', title: 'A title' }]);
});

test('a file from before paragraphs were joined leaves them joined, and half of them keeps it out', async () => {
  await scene.translate(ids[0]!);
  const { revision, text, paragraphs } = await scene.read(ids[0]!);
  const { bytes } = await download();
  const joined = joinWithNext(text, 0, paragraphs);
  await server.call('POST', `/api/office/translated-chapters/${ids[0]}`, {
    token: scene.tokens.translator,
    body: { revision, title: 'A title', text: joined },
  });
  const left = fill(bytes, (xml) => xml.replace('>Text 1<', '><').replace('>Text 3<', '>New<'));
  const { data } = await preview(left);
  expect(data).toMatchObject({ problems: [{ problem: 'recut', row: 1 }] });
  const empty = fill(left, (xml) => xml.replace('>Text 2<', '><'));
  expect((await preview(empty)).data.chapters).toMatchObject([{ changed: 1, replaced: 1, recut: 0 }]);
  await importFile(empty, (await preview(empty)).data.seen);
  expect((await scene.read(ids[0]!)).text).toEqual([joined[0], { ...joined[1], target: 'New' }]);
  const half = fill(bytes, (xml) => xml.replace('>Text 2<', '><').replace('>Text 1<', '>New<'));
  expect((await preview(half)).data.problems).toEqual([{ problem: 'recut', numbers: [1], row: 1 }]);
});

test('after the end date nothing is looked at or taken', async () => {
  const { bytes } = await download();
  const { data } = await preview(bytes);
  server.clock.now = new Date('2026-03-20T16:00:00.000Z');
  const token = await server.signIn(scene.translator);
  const past = { status: 409, message: 'translation.office.errors.past_end' };
  expect(await preview(bytes, token)).toMatchObject(past);
  expect(await importFile(bytes, data.seen, token)).toMatchObject(past);
});

test('a task of another translator is none', async () => {
  const { bytes } = await download();
  const token = await server.signIn('translator');
  for (const answer of [await download(token), await preview(bytes, token), await importFile(bytes, 'x', token)])
    expect(answer.status).toBe(404);
});

test('what is no Word file is refused where it was dropped', async () => {
  const { status, data } = await preview(new TextEncoder().encode('Chapter 1'));
  expect([status, data.errors]).toEqual([422, { file: { message: 'chapter-import.shared.no_docx' } }]);
});
