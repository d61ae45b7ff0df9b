import { inArray } from 'drizzle-orm';
import { fold } from '#domain/kit/fold.ts';
import type { Database } from '#server/db/database.ts';
import { lockStart } from '#server/db/migrate.ts';
import { tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { createWriter } from '#server/kit/writer.ts';
import { hashPassword } from '#server/platform/password.ts';
import { demoAccounts, demoPassword } from './accounts/demoAccounts.ts';
import { seedPeople } from './accounts/people.ts';
import { seedBusinessBooks } from './books/businessBooks.ts';
import { seedChapters } from './chapters/chapters.ts';
import { seedComments } from './comments/comments.ts';
import { seedJudgedContest } from './contests/judgedContest.ts';
import { seedOpenContest } from './contests/openContest.ts';
import { seedContracts } from './contracts/contracts.ts';
import { drawCovers, seedCovers, sketchCovers } from './covers/covers.ts';
import { seedYearOfEarnings } from './earnings/yearOfEarnings.ts';
import { seedMessages } from './notifications/messages.ts';
import { totalChapters } from './stories/plan.ts';
import { seedStories } from './stories/stories.ts';
import { seedExtensions } from './translation/extensions.ts';
import { seedTasks } from './translation/tasks.ts';
import { seedTranslatedChapters } from './translation/translatedChapters.ts';

export { getDemoApp } from './comments/readingApp.ts';

/** Has nobody an account yet? */
export async function isEmpty({ db }: { db: Pick<Database['db'], '$count'> }): Promise<boolean> {
  return (await db.$count(tables.user)) === 0;
}

export async function hasDemoAccounts({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const names = Object.keys(demoAccounts).map(fold);
  return (await db.$count(tables.user, inArray(tables.user.user_name_key, names))) === names.length;
}

interface Options {
  /** 1: what a publisher looks at. More: that many times the stories, for benches. */
  scale: number;
  progress: (step: string) => void;
}

const formatCount = (count: number) => count.toLocaleString('en');
/** Chapters from one word about them to the next. */
const progressChapters = 20_000;

/** Fills an empty database with the demo accounts and a publisher's worth of data, all or nothing. */
export async function seedDemo(services: Services, { scale, progress }: Options): Promise<void> {
  const now = services.clock().getTime();
  const password_hash = await hashPassword(demoPassword);
  const sketches = sketchCovers();
  // The pictures take as long as all that the database is told meanwhile.
  const covers = drawCovers(services.storage, sketches);
  const written = services.database.db.transaction(async (tx) => {
    // Another node may have begun with the same empty database.
    await lockStart(tx);
    if (!(await isEmpty({ db: tx }))) return;
    const write = createWriter(tx);
    progress('Writing authors and editors');
    const people = await seedPeople(write, now, password_hash);
    progress(`Writing ${formatCount(sketches.length * scale)} stories`);
    const urls = sketches.map(({ url }) => url);
    const stories = await seedStories(write, people, urls, now, scale);
    const total = totalChapters * scale;
    progress(`Writing ${formatCount(total)} chapters`);
    let next = progressChapters;
    const chapters = await seedChapters(tx, write, stories, now, (written) => {
      if (written < next || written === total) return;
      progress(`Writing chapters: ${formatCount(next)} of ${formatCount(total)}`);
      next += progressChapters;
    });
    progress('Writing contracts');
    await seedContracts({ db: tx, storage: services.storage, payer: services.payer }, write, people, stories, now);
    await seedOpenContest(write, stories, now);
    await seedJudgedContest(write, people, stories, now);
    progress('Writing comments');
    await seedComments(write, chapters, now, scale);
    progress('Writing translations and the dictionary');
    const books = await seedBusinessBooks(write, people, chapters, now);
    const tasks = await seedTasks(write, books, people, now);
    await seedTranslatedChapters(tx, write, books, tasks, people, now);
    await seedExtensions(write, tasks, now);
    progress('Writing a year of earnings');
    await seedYearOfEarnings(tx, write, people, stories, now);
    progress('Writing messages');
    await seedMessages(tx, write, people, chapters, now);
    progress('Drawing the covers');
    await seedCovers(tx, sketches, await covers, stories);
  });
  await Promise.all([covers, written]);
}
