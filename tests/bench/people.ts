import { like } from 'drizzle-orm';
import { openDatabase } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { insertSession } from '../support/session.ts';
import { call } from './author.ts';
import type { Person } from './mixOrder.ts';
import { createText } from './text.ts';

/** How many are served at once while they are made. */
const width = 8;

/** Authors besides those that are there, with a story each. */
const statements = (count: number) => [
  `insert into users (user_name, email, role, pen_name, user_name_key, email_key, pen_name_key, password_hash, search, created_at, updated_at)
   select name, 'box' || n || '@example.com', 'author_unsigned', name, name, 'box' || n || '@example.com', name, '', name, now(), now()
   from (select n, 'person' || n as name from generate_series(1, ${count}) n) as made`,
  `insert into fictions (cover, title, author_id, language, genre, channel, rating, lead_role, search, created_at, updated_at)
   select '', 'Story of ' || user_name, id, 'en', 'romance', 'female', 'teen', 'Ada', 'story', now(), now()
   from users where user_name like 'person%'`,
  'vacuum analyze users, fictions',
];

/** So many who are signed in, each with a story and a chapter of 1,500 words that the server at `url` has saved. */
export async function makePeople(databaseUrl: string, url: string, count: number): Promise<Person[]> {
  const database = openDatabase(databaseUrl);
  const { fiction } = tables;
  for (const statement of statements(count)) await database.pool.query(statement);
  const stories = await database.db
    .select({ id: fiction.id, author: fiction.author_id })
    .from(fiction)
    .where(like(fiction.title, 'Story of person%'));
  const people: Person[] = [];
  const left = [...stories];
  const make = async () => {
    for (let story = left.pop(); story; story = left.pop()) {
      const token = await insertSession(database.db, story.author);
      const body = { title: null, content: createText(0) };
      const { id, revision } = await call(url, token, `/api/fictions/${story.id}/chapters/new`, body);
      people.push({ token, story: story.id, chapter: id, revision });
    }
  };
  await Promise.all(Array.from({ length: width }, make));
  await database.pool.query('vacuum analyze sessions, chapters, chapter_texts');
  await database.close();
  return people;
}
