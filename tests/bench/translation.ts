import { storyLanguages } from '#domain/languages.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { hashPassword } from '#server/platform/password.ts';
import { startApplication } from './application.ts';
import { figure, heading, median, note } from './report.ts';
import { openSession, password } from './rows.ts';

const books = 500;
const chaptersEach = 40;
/** The book of every language. */
const long = { id: 1, chapters: 3000 };
const tasks = 300;
/** Tasks of half of the editions that are done, of ten chapters each. */
const doneTasks = 2000;
const translators = 40;
const rounds = 7;
const at = `timestamptz '2026-01-01'`;
const segments = (done: string) => `(select jsonb_agg(jsonb_build_object('sources', jsonb_build_array(s), 'words', 40,
  'target', case when ${done} then 'A paragraph of the translation.' else '' end, 'done', ${done})) from generate_series(1, 30) s)`;
const languages = `(array['${storyLanguages.join("','")}'])`;

/** A publisher's translations by `insert … select`. */
const statements = (hash: string) => [
  `insert into users (user_name, email, role, user_name_key, email_key, password_hash, search, created_at, updated_at)
   select name, name || '@example.com', role, name, name || '@example.com', '${hash}', name, ${at}, ${at}
   from (values ('manager', 'content_manager')
         union all select 'translator' || n, 'translator' from generate_series(1, ${translators}) n) as made (name, role)`,
  `insert into business_books (title, author, category, language, search, created_at, updated_at)
   select 'Book ' || n, 'Author ' || n % 90, 'romance', 'zh-CN', 'book ' || n, ${at}, ${at} from generate_series(1, ${books}) n`,
  `insert into source_chapters (book_id, number, title, word_count, paragraph_count, search, created_at, updated_at)
   select b, n, 'Chapter ' || n, 1200, 30, 'chapter', ${at}, ${at} from generate_series(1, ${books}) b
   cross join lateral generate_series(1, case when b = ${long.id} then ${long.chapters} else ${chaptersEach} end) n`,
  `insert into editions (book_id, language, title, search, created_at, updated_at)
   select b, ${languages}[1 + (b + l) % ${storyLanguages.length}], 'Edition', 'edition', ${at}, ${at} from generate_series(1, ${books}) b
   cross join lateral generate_series(1, case when b = ${long.id} then ${storyLanguages.length} else 2 end) l`,
  `insert into translated_chapters (edition_id, source_chapter_id, state, segments, translator_id, submitted_at, updated_at)
   select e.id, c.id, (array['untranslated','in_work','in_review','approved','released'])[1 + c.id % 5],
     ${segments('s <= (c.id % 5) * 8')}, 2 + e.id % ${translators}, now() - interval '1 day' * (c.id % 120), ${at}
   from editions e join source_chapters c on c.book_id = e.book_id`,
  `insert into translation_tasks (book_id, language, translator_id, first_chapter, last_chapter, status, ends_on, search, created_at, updated_at)
   select e.book_id, e.language, 2 + e.id % ${translators}, 1, 10, 'ongoing', (current_date + (e.id % 30)::int)::date, '', ${at}, ${at}
   from editions e where e.book_id > 1 and e.id % 2 = 0 order by e.id limit ${tasks}`,
  `insert into task_chapters (task_id, translated_chapter_id)
   select t.id, x.id from translation_tasks t join editions e on e.book_id = t.book_id and e.language = t.language
   join translated_chapters x on x.edition_id = e.id join source_chapters c on c.id = x.source_chapter_id and c.number <= 10`,
  // Who approved it, for whom it counts, and when: over four months, of which a pace looks at two.
  `insert into translation_versions (translated_chapter_id, cause, segments, user_id, translator_id, words, at)
   select id, cause, segments, case cause when 'submit' then translator_id else 1 end,
     case cause when 'approve' then translator_id end, case cause when 'approve' then words end, submitted_at
   from translated_chapters cross join (values ('submit'), ('approve')) as kept (cause) where state in ('approved', 'released')`,
  `insert into translation_tasks (book_id, language, translator_id, first_chapter, last_chapter, status, received_on, ends_on, search, created_at, updated_at)
   select e.book_id, e.language, 2 + e.id % ${translators}, 1 + part * 10, 10 + part * 10, 'done', current_date - 40 - part,
     current_date - 20 - part, '', ${at}, ${at}
   from editions e cross join generate_series(0, 3) part where e.book_id > 1 and e.id % 2 = 1 order by e.id limit ${doneTasks}`,
  `insert into task_chapters (task_id, translated_chapter_id, is_open, words)
   select t.id, x.id, false, x.words from translation_tasks t join editions e on e.book_id = t.book_id and e.language = t.language
   join translated_chapters x on x.edition_id = e.id
   join source_chapters c on c.id = x.source_chapter_id and c.number between t.first_chapter and t.last_chapter
   where t.status = 'done'`,
  'vacuum analyze',
];

async function fill({ pool }: Database): Promise<void> {
  const hash = await hashPassword(password);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of statements(hash)) await client.query(statement);
  client.release(true);
}

/** What the list of tasks is sorted by that is worked out of their chapters, or of the day that it is. */
const sorted = [
  ['progress', 'their progress'],
  ['untranslated_words', 'the words that are left'],
  ['words', 'their words'],
  ['remaining_days', 'the days that are left'],
] as const;

/** What managers of translations wait for: how far all books, tasks and translators are, and the chapters of a long book in every language. */
export async function measureTranslation(url: string, dataDir: string): Promise<void> {
  heading('Translation, on PostgreSQL');
  const database = openDatabase(url);
  await migrate(database);
  await fill(database);
  note(
    `${books} books, one of ${long.chapters} chapters in ${storyLanguages.length} languages, ${tasks} open tasks, ${doneTasks} done.`,
  );
  const token = await openSession(database, 'manager');
  await database.close();
  const application = await startApplication(dataDir, url);
  const took = async (path: string) => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const answer = await fetch(`${application.url}/api/office/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      taken.push(performance.now() - began);
    }
    return median(taken);
  };
  try {
    const grid = `business-books/${long.id}/chapter-grid?per_page=50`;
    figure(`chapters of a long book by language, first page`, await took(grid), 'ms', 400);
    figure(
      `chapters of a long book by language, last page`,
      await took(`${grid}&page=${long.chapters / 50}`),
      'ms',
      400,
    );
    figure(`progress of ${books} books, first page`, await took('translation-progress'), 'ms', 300);
    figure(`progress of ${books} books, last page`, await took(`translation-progress?page=${books / 25}`), 'ms', 300);
    for (const [name, what] of sorted)
      for (const order of ['asc', 'desc'])
        figure(
          `tasks by ${what}, ${order === 'asc' ? 'the least' : 'the most'} in front`,
          await took(`translation-tasks?sort=${name}&order=${order}&per_page=25`),
          'ms',
          300,
        );
    figure('what each translator has to do and how it was', await took('translators'), 'ms', 300);
    figure('people of the long book', await took(`business-books/${long.id}/people`), 'ms', 300);
  } finally {
    await application.stop();
  }
}
