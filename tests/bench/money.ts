import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { revenueColumns, revenueFile } from '#domain/earnings/revenueFile.ts';
import { isUnderWay } from '#domain/earnings/revenueImport.entity.ts';
import { revenueQuestions } from '#domain/earnings/revenueQuestions.ts';
import { addDays } from '#domain/shared/clock.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApplication } from './application.ts';
import type { people } from './books.ts';
import { closing, fillBooks } from './books.ts';
import { figure, heading, median, note } from './report.ts';
import { callApi } from './requests.ts';
import { openSession } from './rows.ts';

const authors = 10_000;
const importLines = 200_000;
const rounds = 5;
const confirmed = `?${revenueQuestions.map((question) => `confirmed=${question}`).join('&')}`;

/** A file of a partner: as many lines as one may have, of stories and days that no other file has. */
function createFile(nth: number): Blob {
  const lines = Array.from({ length: Math.min(revenueFile.lines, importLines) }, (_, at) => {
    const storyId = 1 + (at % authors);
    const day = addDays(`${closing}-01`, -1 - Math.floor(at / authors) - nth * Math.ceil(revenueFile.lines / authors));
    return `Harbor,${day},${storyId},en,1.25,0.40,0.10`;
  });
  return new Blob([[revenueColumns.join(','), ...lines].join('\n')]);
}

/** What finance and authors wait for where there is much of it: closing a month, files of revenue, the income page. */
export async function measureMoney(url: string, dataDir: string): Promise<void> {
  heading('Money, on PostgreSQL');
  const database = openDatabase(url);
  await migrate(database);
  const lines = await fillBooks(database, authors);
  note(`${authors.toLocaleString('en')} authors, ${lines.toLocaleString('en')} lines in the ledger.`);
  const tokens = {
    finance: await openSession(database, 'finance'),
    author: await openSession(database, 'author'),
  } satisfies Record<keyof typeof people, string>;
  await database.close();
  const application = await startApplication(dataDir, url);
  const ask = (who: keyof typeof people, method: 'GET' | 'POST', path: string, body?: FormData) =>
    callApi(application.url, { method, path: `/api/${path}`, token: tokens[who], body, key: randomUUID() });
  try {
    const page = [
      'finance/stats',
      'finance/incomes?view=monthly&from=2023-01-01&to=2025-12-31',
      'finance/incomes?view=daily&from=2025-01-01&to=2025-12-31',
      'bill/statements',
    ];
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await Promise.all(page.map((path) => ask('author', 'GET', path)));
      taken.push(performance.now() - began);
    }
    const revenueTimes = [];
    for (let round = 0; round < rounds; round++)
      revenueTimes.push((await ask('finance', 'GET', 'office/works-revenue')).took);
    figure('works revenue of twelve months, and of the twelve before', median(revenueTimes), 'ms');
    figure('what the income page asks for, three years of daily lines', median(taken), 'ms');
    const { data, took } = await ask('finance', 'POST', `office/months/${closing}/close`);
    figure(`a month closed: ${data.statements.toLocaleString('en')} statements`, took / 1000, 's');
    const form = (nth: number) => {
      const sent = new FormData();
      sent.append('file', createFile(nth), `harbor-${nth}.csv`);
      return sent;
    };
    figure(
      `a file of ${revenueFile.lines.toLocaleString('en')} lines looked at`,
      (await ask('finance', 'POST', 'office/revenue-imports/preview', form(0))).took / 1000,
      's',
    );
    let booked = 0;
    const files = importLines / revenueFile.lines;
    for (let nth = 0; nth < files; nth++) {
      const began = performance.now();
      const { data } = await ask('finance', 'POST', `office/revenue-imports${confirmed}`, form(nth));
      while (isUnderWay((await ask('finance', 'GET', `office/revenue-imports/${data.id}`)).data.status))
        await pause(50);
      booked += performance.now() - began;
    }
    figure(`${importLines.toLocaleString('en')} lines booked, in ${files} files`, booked / 1000, 's');
    figure('memory after it', application.memory() / 1_000_000, 'MB');
  } finally {
    await application.stop();
  }
}
