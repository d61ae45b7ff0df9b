import { expect, test, type Page } from '@playwright/test';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { wordFile } from '../../support/docx.ts';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { collectComplaints, signIn, fetchToken } from '../support/people.ts';
import { dataFolder, startServer, type Running } from '../support/server.ts';

const { folder, remove } = dataFolder();
let server: Running;

test.beforeAll(async () => {
  server = await startServer(folder);
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  remove();
});

type Chapter = { number: number; title: string | null };

async function api(path: string, token: string): Promise<any> {
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { data: any }).data;
}

/** Ongoing stories of the demo author in English, with the number of their chapters. */
async function ongoing(token: string, which = 0): Promise<{ id: number; chapter_count: number }> {
  const { items } = await api('/api/fictions?per_page=100', token);
  return items.filter((story: any) => story.status === 2 && story.language === 'en' && story.chapter_count > 10)[which];
}
const listChapters = async (id: number, token: string): Promise<Chapter[]> =>
  (await api(`/api/fictions/${id}/chapters?per_page=200`, token)).items;

const rowName = (number: number) => t('chapter-import.writing.row_name', { number });
const quoted = (text: string) => t('chapter-import.writing.quoted', { text });

/** Lets go of files over the page, as from a folder. */
async function drop(page: Page, ...files: [bytes: Uint8Array, name: string][]): Promise<void> {
  const data = await page.evaluateHandle(
    ({ files, type }) => {
      const transfer = new DataTransfer();
      for (const [base64, name] of files) {
        const bytes = Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name!, { type }));
      }
      return transfer;
    },
    { files: files.map(([bytes, name]) => [Buffer.from(bytes).toString('base64'), name]), type: docxType },
  );
  await page.getByText(t('chapter-import.writing.drop')).dispatchEvent('drop', { dataTransfer: data });
}

test('chapters of a Word file are looked at, and then chapters of the story', async ({ page }) => {
  const complaints = collectComplaints(page);
  const token = await fetchToken(server.url, 'author');
  const { id, chapter_count } = await ongoing(token);
  const next = chapter_count + 1;
  const file = await wordFile([
    `Chapter ${next}: Rain`,
    'It rained all day.',
    `Chapter ${next + 1}: Too much`,
    'word '.repeat(3501),
    `Chapter ${next + 2}: Sun`,
    'The sun came out.',
  ]);
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/upload?id=${id}`);
  await drop(page, [file, 'book.docx']);

  await expect(page.getByRole('button', { name: `${t('chapter-import.writing.show_rows.new')} 2` })).toBeVisible();
  await expect(page.getByRole('button', { name: `${t('chapter-import.writing.show_rows.look')} 1` })).toBeVisible();
  await expect(page.getByText(like('chapter-import.writing.problem.too_long'))).toBeVisible();
  await expectAccessibleStep(page, 'rows of a file');
  const read = page.getByRole('button', { name: `${t('chapter-import.writing.read')} ${rowName(next)}`, exact: true });
  await read.click();
  await expect(page.getByRole('dialog').getByText('It rained all day.')).toBeVisible();
  await expectAccessibleStep(page, 'the text of a row');
  await page.keyboard.press('Escape');
  await expect(read).toBeFocused();

  // Closed by mistake: the file is still there.
  await page.reload();
  await page
    .getByLabel(t('chapter-import.writing.choice_for', { row: rowName(next + 2) }))
    .selectOption(t('chapter-import.writing.choice.skip'));
  await page.getByRole('button', { name: t('chapter-import.writing.store', { smart_count: 1 }), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('chapter-import.writing.done') })).toBeFocused();
  await expect(
    page.getByText(like('chapter-import.writing.done_text', { added: 1, replaced: 0, unchanged: 0, skipped: 2 })),
  ).toBeVisible();
  const chapters = await listChapters(id, token);
  expect(chapters).toHaveLength(next);
  expect(chapters.at(-1)).toMatchObject({ number: next, title: 'Rain' });
  expect(complaints).toEqual([]);
});

test('a file that is none is refused where it was dropped, and the next is taken', long, async ({ page }) => {
  const { id } = await ongoing(await fetchToken(server.url, 'author'));
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/upload?id=${id}`);
  await drop(page, [new TextEncoder().encode('hello, this is no Word file'), 'book.docx']);
  await expect(page.getByRole('alert')).toContainText(t('chapter-import.shared.no_docx'));
  await drop(page, [await wordFile(['It rained.']), 'book.pdf']);
  await expect(page.getByRole('alert')).toContainText(t('chapter-import.writing.not_word'));
  await drop(page, [await wordFile(['Chapter 1', 'It rained.']), 'book.docx']);
  await expect(page.getByRole('button', { name: `${t('chapter-import.writing.show_rows.replace')} 1` })).toBeVisible();
});

test(
  'a book of files is named, merged and split by keyboard alone, and stored as it was told',
  long,
  async ({ page }) => {
    const complaints = collectComplaints(page);
    const token = await fetchToken(server.url, 'author');
    const { id, chapter_count } = await ongoing(token, 1);
    const next = chapter_count + 1;
    const file = (after: number) => String(next + after);
    const book = await wordFile([
      'Prologue',
      'It began.',
      `Chapter ${next}`,
      'It rained all day.',
      'Author’s Note',
      'I was sick.',
      'Chapter 34 the end',
      'It ended.',
    ]);
    await signIn(page, server.url, 'author');
    await page.goto(`${server.url}/#/story/upload?id=${id}`);
    await drop(page, [await wordFile(['It snowed.']), `${next + 2} Snow.docx`], [book, '1 Book.docx']);
    const fields = page.getByRole('table').getByRole('textbox');
    const values = () => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(values).toEqual(['', 'Prologue', file(0), '', '', 'Author’s Note', file(2), 'Snow']);
    await expectAccessibleStep(page, 'rows of two files');

    // The note goes to its chapter; the last line of it is a chapter of its own.
    await page
      .getByRole('button', { name: `${t('chapter-import.writing.merge')} ${quoted('Author’s Note')}` })
      .press('Enter');
    await expect.poll(values).toEqual(['', 'Prologue', file(0), '', file(2), 'Snow']);
    await expect(
      page.getByLabel(t('chapter-import.writing.title_of', { row: rowName(next) }), { exact: true }),
    ).toBeFocused();
    await page.keyboard.type('Rain');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel(t('chapter-import.writing.title_of', { row: quoted('Prologue') }))).toBeFocused();
    await page.getByRole('button', { name: `${t('chapter-import.writing.split')} Chapter 34 the end` }).press('Enter');
    await expect(page.getByLabel(t('chapter-import.writing.number_of', { row: rowName(34) }))).toHaveValue('34');
    await page.getByLabel(t('chapter-import.writing.number_of', { row: rowName(34) })).fill(file(1));
    await page.keyboard.press('Enter');
    await expect.poll(values).toEqual(['', 'Prologue', file(0), 'Rain', file(1), 'the end', file(2), 'Snow']);
    await page.reload();
    await expect.poll(values).toEqual(['', 'Prologue', file(0), 'Rain', file(1), 'the end', file(2), 'Snow']);

    const numbers = await page
      .locator('tbody tr td:nth-child(2)')
      .evaluateAll((all) => all.map((one) => one.textContent.match(/\d+/)![0]));
    await page.getByRole('button', { name: t('chapter-import.writing.store', { smart_count: 4 }) }).press('Enter');
    await expect(page.getByRole('heading', { name: t('chapter-import.writing.done') })).toBeFocused();
    const stored = (await listChapters(id, token)).slice(chapter_count);
    expect(stored.map(({ title }) => title)).toEqual(['Prologue', 'Rain', 'the end', 'Snow']);
    expect(stored.map(({ number }) => String(number))).toEqual(numbers);
    expect(complaints).toEqual([]);
  },
);

test('a server that is killed while it stores has stored all of the file or nothing', long, async () => {
  const token = await fetchToken(server.url, 'author');
  const { id, chapter_count } = await ongoing(token);
  const count = 200;
  const file = await wordFile(
    Array.from({ length: count }, (_, n) => [`Chapter ${n + 1}`, `It rained for ${n} days.`]).flat(),
  );
  const form = new FormData();
  form.set('file', new File([file as BlobPart], 'book.docx'));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${server.url}/api/fictions/${id}/chapters`, { method: 'POST', headers, body: form });
  const { data: upload } = await sent.json();
  const rows = upload.rows.map(({ id, choices, replaces }: any) => ({
    id,
    choice: choices.includes('append') && !choices.includes('store') ? 'append' : choices[0],
    replaces: replaces?.id ?? null,
  }));
  const confirmed = fetch(`${server.url}/api/fiction/chapters/uploads/${upload.id}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'killed' },
    body: JSON.stringify({ revision: upload.revision, rows }),
  }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await server.stop('SIGKILL');
  const answered = await confirmed;
  server = await startServer(folder);

  const again = await api(`/api/fiction/chapters/uploads/${upload.id}`, token);
  const chapters = await listChapters(id, token);
  const { total } = await api(`/api/fictions/${id}/chapters`, token);
  const added = rows.filter(
    ({ choice, replaces }: any) => choice !== 'skip' && (choice === 'append' || !replaces),
  ).length;
  if (again.state === 'waiting') {
    expect(answered?.ok ?? false).toBe(false);
    expect(total).toBe(chapter_count);
    expect(again.rows).toHaveLength(count);
    expect(chapters.every(({ number }, at) => number === at + 1)).toBe(true);
  } else expect(total).toBe(chapter_count + added);
});
