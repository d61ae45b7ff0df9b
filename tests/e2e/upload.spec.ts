import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { docxType } from '#domain/rules/docx.ts';
import { wordFile } from '../support/docx.ts';
import { complaintsOf, signIn, tokenOf } from './support/people.ts';
import { dataFolder, startServer, type Running } from './support/server.ts';

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

/** An ongoing story of the demo author in English, with the number of its chapters. */
async function ongoing(token: string): Promise<{ id: number; chapter_count: number }> {
  const { items } = await api('/api/fictions?per_page=100', token);
  return items.find((story: any) => story.status === 2 && story.language === 'en' && story.chapter_count > 10);
}
const chaptersOf = async (id: number, token: string): Promise<Chapter[]> =>
  (await api(`/api/fictions/${id}/chapters?per_page=200`, token)).items;

/** Lets go of a file over the page, as from a folder. */
async function drop(page: Page, bytes: Uint8Array, name: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([base64, name, type]) => {
      const bytes = Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name!, { type: type! }));
      return transfer;
    },
    [Buffer.from(bytes).toString('base64'), name, docxType],
  );
  await page.getByText('Drop a Word file here').dispatchEvent('drop', { dataTransfer: data });
}

test('chapters of a Word file are looked at, and then chapters of the story', async ({ page }) => {
  const complaints = complaintsOf(page);
  const token = await tokenOf(server.url, 'author');
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
  await drop(page, file, 'book.docx');

  await expect(page.getByText('2 new')).toBeVisible();
  await expect(page.getByText('1 too long')).toBeVisible();
  await expect(page.getByText('3,501 words; 3,500 at most.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Rain', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('It rained all day.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rain', exact: true })).toBeFocused();

  // Closed by mistake: the file is still there.
  await page.reload();
  await page.getByLabel(`What to do with chapter ${next + 2}`).selectOption('Leave out');
  await page.getByRole('button', { name: 'Store 1 chapter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The chapters are stored' })).toBeFocused();
  await expect(page.getByText('1 added, 0 replaced, 2 left out.')).toBeVisible();
  const chapters = await chaptersOf(id, token);
  expect(chapters).toHaveLength(next);
  expect(chapters.at(-1)).toMatchObject({ number: next, title: 'Rain' });
  expect(complaints).toEqual([]);
});

test('a file that is none is refused where it was dropped, and the next is taken', async ({ page }) => {
  const { id } = await ongoing(await tokenOf(server.url, 'author'));
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/upload?id=${id}`);
  await drop(page, new TextEncoder().encode('hello, this is no Word file'), 'book.docx');
  await expect(page.getByRole('alert')).toContainText('This is no Word file');
  await drop(page, await wordFile(['It rained.']), 'book.pdf');
  await expect(page.getByRole('alert')).toContainText('Only Word files (.docx) can be read.');
  await drop(page, await wordFile(['Chapter 1', 'It rained.']), 'book.docx');
  await expect(page.getByText('1 replaces a chapter')).toBeVisible();
});

test('a server that is killed while it stores has stored all of the file or nothing', async () => {
  const token = await tokenOf(server.url, 'author');
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
  const rows = upload.rows.map(({ position, choices, replaces }: any) => ({
    position,
    choice: choices.includes('append') && !choices.includes('store') ? 'append' : choices[0],
    replaces: replaces?.id ?? null,
  }));
  const confirmed = fetch(`${server.url}/api/fiction/chapters/uploads/${upload.id}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'killed' },
    body: JSON.stringify({ rows }),
  }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await server.stop('SIGKILL');
  const answered = await confirmed;
  server = await startServer(folder);

  const again = await api(`/api/fiction/chapters/uploads/${upload.id}`, token);
  const chapters = await chaptersOf(id, token);
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
