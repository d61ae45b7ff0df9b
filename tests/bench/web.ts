import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Application } from './application.ts';
import { openBrowser, openPage, press, type, visit, type StorageState, type Speed, type Visit } from './browser.ts';
import { calm } from './calm.ts';
import { measurePace } from './floor.ts';
import { figure, heading, kilobytes, median, note, quantile } from './report.ts';
import type { accounts } from './rows.ts';
import { password } from './rows.ts';

const rounds = 5;
/** The time in which a person types name and password, and the application is fetched. */
const typing = 4000;

type Budget = Partial<Record<'js' | 'painted' | 'usable', number>>;

interface Area {
  account: keyof typeof accounts;
  name: string;
  /** Where the first list is. */
  at: string;
  /** What differs from row to row of the first list, the way into its form and a field there, and the way to the next page. */
  row: string;
  edit: string;
  field: string;
  next: string;
  budget: Budget;
}

const signInForm = 'form input[name=password]';
const areas: Area[] = [
  {
    account: 'author',
    name: "author's stories",
    at: '/#/story',
    row: 'main li h2',
    edit: 'main li a[href*="form?id="]',
    field: 'form [name=title]',
    next: 'main nav button:last-of-type',
    budget: { js: 220, usable: 2.5 },
  },
  {
    account: 'manager',
    name: "back office's first list",
    at: '/#/office/fictions',
    row: 'main tbody td.column-title',
    edit: 'main tbody td.column-title',
    field: 'form input[name=share_proportion]',
    next: 'main nav button:last-of-type',
    budget: { js: 330, usable: 3.3 },
  },
];

/** How many times as long everything takes here as where the budgets were set. */
let pace = 1;
const paced = (budget: number | undefined) => budget && budget * pace;

/** Visits that ended with something else than what they were made for. */
let broken = 0;

/** The same several times, each once the machine is calm; what breaks is told, counted and left out. */
async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let n = 0; n < rounds; n++) {
    await calm();
    await work().then(
      (one) => done.push(one),
      (error: Error) => {
        broken++;
        note(`!! ${error.message}`);
      },
    );
  }
  return done;
}

async function visits(
  browser: Browser,
  url: string,
  speed: Speed,
  selector: string,
  storageState?: StorageState,
): Promise<Visit[]> {
  return repeat(async () => {
    const page = await openPage(browser, speed, storageState);
    const visited = await visit(page, url, selector);
    await page.context().close();
    return visited;
  });
}

async function screen(
  browser: Browser,
  name: string,
  url: string,
  selector: string,
  budget: Budget,
  storageState?: StorageState,
) {
  const fast = await visits(browser, url, 'fast', selector, storageState);
  const slow = await visits(browser, url, 'slow', selector, storageState);
  const seconds = (of: Visit[], what: 'painted' | 'usable') => median(of.map((one) => one[what])) / 1000;
  // The slower visits have begun already to fetch what comes after.
  const { bytes, requests } = fast.toSorted((a, b) => a.usable - b.usable)[0]!;
  figure(`${name}: JS`, kilobytes(bytes.js), 'KB', budget.js);
  for (const kind of ['css', 'fonts', 'other'] as const) figure(`${name}: ${kind}`, kilobytes(bytes[kind]), 'KB');
  figure(`${name}: requests`, requests, '');
  figure(`${name}: first paint, fast`, seconds(fast, 'painted'), 's');
  figure(`${name}: first paint, slow`, seconds(slow, 'painted'), 's', paced(budget.painted));
  figure(`${name}: usable, fast`, seconds(fast, 'usable'), 's');
  figure(`${name}: usable, slow`, seconds(slow, 'usable'), 's', paced(budget.usable));
}

/** The ms from the press on 'Sign in' to the first list, and what the browser keeps from then on. */
async function signIn(browser: Browser, url: string, speed: Speed, { account, at, row }: Area) {
  const page = await openPage(browser, speed);
  await page.goto(url + at);
  await page.fill('[name=account]', account);
  await page.fill('[name=password]', password);
  await pause(typing);
  const duration = await press(page, 'form button.button', row);
  await page.waitForLoadState('networkidle');
  const storageState = await page.context().storageState();
  await page.context().close();
  return { duration, storageState };
}

interface Steps {
  next: number;
  edit: number;
  keys: number[];
}

/** Next page, then into a record, then typing there. */
async function steps(
  browser: Browser,
  url: string,
  speed: Speed,
  area: Area,
  storageState: StorageState,
): Promise<Steps> {
  const page = await openPage(browser, speed, storageState);
  await visit(page, url + area.at, area.row);
  const next = await press(page, area.next, area.row);
  await page.waitForLoadState('networkidle');
  const edit = await press(page, area.edit, area.field);
  await page.waitForLoadState('networkidle');
  const keys = await type(page, area.field, '12'.repeat(15));
  await page.context().close();
  return { next, edit, keys };
}

const moves = {
  fast: { signIn: undefined, next: 120, edit: 90, key: undefined },
  slow: { signIn: 800, next: 450, edit: 350, key: 50 },
} as const;

/** Public pages of each kind, with what of them has to be there; one after another, so that one budget holds for all. */
const publicPages = [
  { name: 'a page of its own', at: '/benefit', selector: 'main article h1' },
  { name: 'a chapter of the guidebook', at: '/handbook?chapter=5', selector: 'main article h2' },
  { name: 'the FAQ', at: '/clause/faq', selector: 'main details' },
  { name: 'a lesson', at: '/schoolDetail?id=2-1', selector: 'main article h2' },
  { name: 'a clause', at: '/clause/privacyPolicy', selector: 'main article h2' },
  { name: 'the guide of covers, with its pictures', at: '/coverGuide', selector: 'main figure img' },
  { name: 'the academy', at: '/school', selector: 'main h2' },
  { name: 'a contest', at: '/werewolf', selector: 'main h2' },
] as const;

async function measurePages(browser: Browser, url: string): Promise<void> {
  for (const { name, at, selector } of publicPages)
    await screen(browser, name, `${url}/#${at}`, selector, { js: 90, painted: 1.1 });
}

/** The public pages alone, which need nobody's data. */
export async function measurePublic({ url }: Application, folder: string): Promise<void> {
  heading('Public pages: the built app in Chromium');
  const browser = await openBrowser();
  try {
    pace = await measurePace(browser, folder, rounds);
    note(`A bare react-admin takes ${pace.toFixed(2)} times as long as where the budgets were set: so may all this.`);
    await measurePages(browser, url);
    figure('visits that broke', broken, '', 0);
  } finally {
    await browser.close();
  }
}

export async function measureWeb(application: Application, folder: string): Promise<void> {
  heading('Web: the built app in Chromium');
  note(`Bytes as transferred; slow: CPU / 4, 1.6 Mbit/s, 150 ms; medians of ${rounds}, each with an empty cache.`);
  const { url } = application;
  const browser = await openBrowser();
  try {
    pace = await measurePace(browser, folder, rounds);
    note(`A bare react-admin takes ${pace.toFixed(2)} times as long as where the budgets were set: so may all this.`);
    await screen(browser, 'sign-in', `${url}/#/login/login`, signInForm, { js: 100, painted: 1.1 });
    await measurePages(browser, url);
    for (const area of areas) {
      const { storageState } = await signIn(browser, url, 'fast', area);
      await screen(browser, area.name, url + area.at, area.row, area.budget, storageState);
      for (const speed of ['fast', 'slow'] as const) {
        const at = moves[speed];
        const pressed = await repeat(() => signIn(browser, url, speed, area));
        const taken = await repeat(() => steps(browser, url, speed, area, storageState));
        figure(
          `${area.account}: sign-in pressed to first list, ${speed}`,
          median(pressed.map(({ duration }) => duration)),
          'ms',
          paced(at.signIn),
        );
        figure(`${area.account}: next page, ${speed}`, median(taken.map(({ next }) => next)), 'ms', paced(at.next));
        figure(`${area.account}: list to edit, ${speed}`, median(taken.map(({ edit }) => edit)), 'ms', paced(at.edit));
        const keys = taken.flatMap((one) => one.keys);
        figure(`${area.account}: a key in the form, p95, ${speed}`, quantile(keys, 0.95), 'ms', paced(at.key));
      }
    }
    figure('visits that broke', broken, '', 0);
  } finally {
    await browser.close();
  }
}
