import type { BrowserContext } from '@playwright/test';
import { api, crash, openChapter, textAt, textIn } from './chapters.ts';

export interface Losses {
  crashes: number;
  /** Of the oldest letter that a crash took, ms before it. */
  worst: number;
  letters: number;
  /** Letters that the server had acknowledged and that were gone. */
  acknowledged: number;
}

const letters = 'abcdefghijklmnopqrstuvwxyz ';

/** Types into a chapter and crashes the tab in the midst of it, over and over; tells what that cost. */
export async function crashLoop(
  context: BrowserContext,
  { url, token, story, crashes }: { url: string; token: string; story: number; crashes: number },
): Promise<Losses> {
  const body = { title: null, content: '<p>0</p>' };
  const { id } = await api<{ id: number }>(url, token, `/api/fictions/${story}/chapters/new`, body);
  const losses: Losses = { crashes: 0, worst: 0, letters: 0, acknowledged: 0 };
  let page = await context.newPage();
  await openChapter(page, url, story, id);
  while (losses.crashes < crashes) {
    let typed = await textIn(page);
    // A paragraph a round, and a new text before it grows too long to type at its end.
    if (typed.length > 4000) {
      await page.keyboard.press('Control+A');
      typed = '';
    }
    const at: number[] = Array.from(typed, () => 0);
    const until = Date.now() + 200 + Math.random() * 4000;
    while (Date.now() < until) {
      const letter = letters[Math.floor(Math.random() * letters.length)]!;
      at.push(Date.now());
      typed += letter;
      await page.keyboard.type(letter);
    }
    const there = await textAt(url, token, id);
    const crashed = Date.now();
    await crash(page);
    losses.crashes += 1;

    page = await context.newPage();
    await openChapter(page, url, story, id);
    const content = await textIn(page);
    if (!typed.startsWith(content))
      throw new Error(`crash ${losses.crashes}: '${content}' is no beginning of '${typed}'`);
    if (content.length < there.length && typed.startsWith(there)) losses.acknowledged += there.length - content.length;
    if (content.length < typed.length) {
      losses.letters += typed.length - content.length;
      losses.worst = Math.max(losses.worst, crashed - at[content.length]!);
    }
  }
  await page.close();
  return losses;
}
