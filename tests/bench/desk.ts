import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Segment } from '#domain/translation/segments.ts';
import type { Application } from './application.ts';
import { call, signIn, signInAuthor } from './author.ts';
import { openBrowser, openPage, type, visit, type Speed, type StorageState } from './browser.ts';
import { calm } from './calm.ts';
import { figure, heading, note, quantile } from './report.ts';

const paragraphs = 400;
const wordsEach = 25;
const rounds = 4;
/** Long enough for the journal and for autosaves on the way. */
const typed = 'and on it went '.repeat(8);
const names = 'Ada Borin Celeste Doran Elin Farrow Grim Halva Ines Jory Kester Lumen Mirel Nadir Osric'.split(' ');

/** Text in which every few paragraphs somebody is named. */
const paragraph = (n: number) =>
  Array.from({ length: wordsEach }, (_, word) =>
    word === 3 ? names[n % names.length] : ['tide', 'lantern', 'the', 'of', 'winter'][(n + word * 3) % 5],
  ).join(' ');
const text = Array.from({ length: paragraphs }, (_, n) => paragraph(n));

/** Where keys are pressed: the address, the field, and who has it. */
interface Place {
  address: string;
  field: string;
  storageState: StorageState;
}

/** The chapter at a translator's desk, translated but for the paragraph that is typed in. */
async function prepareDesk(url: string): Promise<Place> {
  const manager = await signIn(url, 'manager');
  const { token, storageState, id: translator } = await signIn(url, 'translator');
  const office = (route: string, body?: object, by = manager.token) => call(url, by, `/api/office/${route}`, body);
  const { id: book } = await office('business-books', {
    title: 'A long chapter',
    author: 'Ada Lanternby',
    language: 'en',
    category: 'romance',
  });
  const file = new FormData();
  file.set('file', new File([`Chapter 1: Rain\n${text.join('\n')}\n`], 'book.txt'));
  const { id: waiting } = await office(`business-books/${book}/source-import`, file);
  const { import: read } = await office(`business-books/${book}/source-import`);
  await office(`source-imports/${waiting}`, { revision: read.revision });
  await office(`business-books/${book}/terms`, {
    language: 'es',
    entries: names.map((term) => ({ term, translation: `${term}a`, type: 'person', first_appearance: 1 })),
  });
  const part = { translator_id: translator, ends_on: '2099-01-01', first_chapter: 1, last_chapter: 1 };
  const { ids } = await office('translation-tasks/assign', { book_id: book, language: 'es', parts: [part] });
  await office(`translation-tasks/${ids[0]}/receive`, {}, token);
  const { items } = await office(`translation-tasks/${ids[0]}/chapters`, undefined, token);
  const chapter = `translated-chapters/${items[0].id}`;
  const { revision, text: segments } = await office(chapter, undefined, token);
  const translated = (segments as Segment[]).map(({ basis: _, ...segment }, at) =>
    at === paragraphs / 2 ? segment : { ...segment, target: `Texto ${at}: ${paragraph(at)}a`, done: true },
  );
  await office(chapter, { revision, title: 'Lluvia', text: translated }, token);
  return {
    address: `${url}/#/office/translate?id=${items[0].id}`,
    field: `[data-row="${paragraphs / 2}"] textarea`,
    storageState,
  };
}

/** The same text in the chapter editor. */
async function prepareEditor(url: string): Promise<Place> {
  const { token, storageState } = await signInAuthor(url);
  const { items } = await call(url, token, '/api/fictions');
  const story = items.find(({ status }: { status: number }) => status === 2).id;
  const content = text.map((one) => `<p>${one}</p>`).join('');
  const { id } = await call(url, token, `/api/fictions/${story}/chapters/new`, { title: null, content });
  return { address: `${url}/#/story/tiny?id=${story}&chapter_id=${id}`, field: '.ProseMirror', storageState };
}

async function measureKeys(browser: Browser, speed: Speed, { address, field, storageState }: Place): Promise<number[]> {
  const page: Page = await openPage(browser, speed, storageState);
  await visit(page, address, field);
  const middle = field === '.ProseMirror' ? `${field} > p:nth-child(${paragraphs / 2})` : field;
  await page.locator(middle).click();
  await pause(1000);
  const keys = await type(page, field, typed);
  await page.context().close();
  return keys;
}

/** A key at the desk beside a key in the chapter editor, in the same browser and the same minute. */
export async function measureDesk({ url }: Application): Promise<void> {
  heading(`The desk: a chapter of ${paragraphs} paragraphs`);
  note(`Each key until its letter is painted, in the midst of ${paragraphs * wordsEach} words; and in the editor.`);
  const [desk, editor] = [await prepareDesk(url), await prepareEditor(url)];
  const browser = await openBrowser();
  try {
    for (const speed of ['fast', 'slow'] as const) {
      const [atDesk, inEditor]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        await calm();
        inEditor.push(...(await measureKeys(browser, speed, editor)));
        atDesk.push(...(await measureKeys(browser, speed, desk)));
      }
      const [ours, theirs] = [quantile(atDesk, 0.95), quantile(inEditor, 0.95)];
      const beside = `(${ours.toFixed(1)} ms, editor ${theirs.toFixed(1)} ms)`;
      figure(`a key at the desk, p95, of one in the editor, ${speed}`, ours / theirs, '', 1.2, beside);
    }
  } finally {
    await browser.close();
  }
}
