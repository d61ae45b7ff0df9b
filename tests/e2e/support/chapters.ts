import { expect, type Page } from '@playwright/test';
import { like } from '../../support/t.ts';

/** What stands in the editor, a line a paragraph. */
export const textIn = (page: Page): Promise<string> =>
  page
    .locator('.ProseMirror > p')
    .evaluateAll((paragraphs) => paragraphs.map(({ textContent }) => textContent).join('\n'));

export const textbox = (page: Page) => page.locator('.ProseMirror');
export const saveState = (page: Page) => page.locator('footer [role=status]').first();
export const saved = (page: Page) =>
  expect(saveState(page)).toHaveText(like('editor.writing.state.saved_at'), { timeout: 40_000 });

/** Opens a chapter, or a new one, past its guidance, and goes to the end of its text. */
export async function openChapter(page: Page, url: string, story: number, chapter?: number): Promise<void> {
  const guided = () => localStorage.setItem('guidance', JSON.stringify({ editStory: 9 }));
  await page.addInitScript(guided);
  if (page.url().startsWith(url)) await page.evaluate(guided);
  await page.goto(`${url}/#/story/tiny?id=${story}${chapter === undefined ? '' : `&chapter_id=${chapter}`}`);
  await textbox(page).click();
  await page.keyboard.press('Control+End');
}

export const chapterIn = async (page: Page): Promise<number> => {
  await expect(page).toHaveURL(/chapter_id=\d+/);
  return Number(/chapter_id=(\d+)/.exec(page.url())![1]);
};

/** The tab's renderer ends as it does when it runs out of memory. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Calls the API with a token. */
export async function api<T = any>(url: string, token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: body && JSON.stringify(body),
  });
  const answer = (await response.json()) as { status: number; message: string; data: T };
  expect(answer.status, answer.message).toBe(200);
  return answer.data;
}

/** What the server has of a chapter, a line a paragraph. */
export const textAt = async (url: string, token: string, chapter: number): Promise<string> => {
  const { content } = await api<{ content: string }>(url, token, `/api/fiction/chapters/${chapter}`);
  return content
    .replaceAll('</p><p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');
};
