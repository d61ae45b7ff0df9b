import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { hashPassword } from '#server/platform/password.ts';
import { insertSession } from '../support/session.ts';

export const password = 'Bench-house-1';
/** The two who use the application in the bench, by the role of each. */
export const accounts = { manager: 'content_manager', author: 'author_signed' } as const;
/** A word in the titles of one chapter in 37. */
export const searched = 'winter';

const first = 'amber ash autumn bitter blue borrowed broken burning cold crimson distant drowned empty endless fading gilded hollow hidden iron last lonely lost midnight mirror northern paper quiet restless salt scarlet secret seventh silent silver stolen stray thousand velvet wandering white'; // prettier-ignore
const second = 'archive bell bride bridge candle castle city clock coast crown daughter door dream empire fire forest garden ghost harbor heart heir house island king lantern letter moon oath ocean promise queen river rose shadow sister storm winter'; // prettier-ignore
const words = (list: string) => `(array['${list.split(' ').join("','")}'])`;
/** The title of row `n`. */
export const title = `${words(first)}[1 + n * 7 % ${first.split(' ').length}] || ' ' || ${words(second)}[1 + n % ${second.split(' ').length}]`;

const authors = 400;
const stories = 500;
/** Enough of them for a second page of 'My works'. */
const own = 40;
/** A story of the author, and the chapters that it has. */
export const long = { id: own, chapters: 3000 };
const at = `timestamptz '2026-01-01'`;
/** Unlike the user name: who is named like the email is first asked to change that. */
const email = `reverse(name) || '@example.com'`;

/** A publisher's tables by `insert … select`: the chapters spread over the fictions, their changes over the year. */
const statements = (chapters: number, hash: string, cover: string) => [
  `insert into users (user_name, email, role, pen_name, user_name_key, email_key, pen_name_key, password_hash, search, created_at, updated_at)
   select name, ${email}, role, pen, name, ${email}, lower(pen), '${hash}', name || ' ' || ${email}, ${at}, ${at}
   from (values ${Object.entries(accounts).map(([name, role]) => `('${name}', '${role}', '${name} the first')`)}
         union all select 'writer' || n, 'author_unsigned', 'Pen ' || n from generate_series(1, ${authors}) n
         union all select 'translator', 'translator', 'Pen of a translator') as made (name, role, pen)`,
  `insert into editors (name, email, languages, user_id, search, created_at, updated_at)
   select 'Editor ' || id, 'editor' || id || '@example.com', '{en}', id, 'editor ' || id, ${at}, ${at} from users order by id limit 20`,
  `insert into fictions (cover, title, author_id, language, genre, contract_status, word_count, chapter_count, editor_id, channel, rating, lead_role,
     plot_tags, identity_tags, character_tags, search, created_at, updated_at)
   select '${cover}', initcap(${title}) || ' ' || n, case when n <= ${own} then 2 else 3 + n % ${authors} end, (array['en','es','ko','th'])[1 + n % 4], 'romance',
     (array['not_signed','applying','signed'])[1 + n % 3], n * 1000, n % 300, 1 + n % 20, 'female', 'teen', 'Ada', '{reborn,revenge}', '{heiress}', '{cold}',
     ${title} || ' ' || n || ' ada', ${at}, ${at} + n * interval '7 minutes' from generate_series(1, ${stories}) n`,
  `insert into chapters (fiction_id, number, title, status, word_count, published_at, search, created_at, updated_at)
   select 1 + n % ${stories}, 1 + n / ${stories}, initcap(${title}) || ' ' || n,
     case when n % 100 = 0 then 'pending_review' when n % 20 = 1 then 'draft' else 'published' end, 800 + n * 7919 % 3000,
     case when n % 20 > 1 then ${at} + n * interval '3 minutes' end, ${title} || ' ' || n, ${at} + n * interval '3 minutes',
     ${at} + (n * 7919::bigint % ${chapters}) * interval '5 minutes' from generate_series(1, ${chapters}) n`,
  `insert into chapters (fiction_id, number, title, status, word_count, published_at, search, created_at, updated_at)
   select ${long.id}, n, 'The long road ' || n, 'published', 1200, ${at}, 'the long road ' || n, ${at}, ${at}
   from generate_series((select max(number) + 1 from chapters where fiction_id = ${long.id}), ${long.chapters}) n`,
  `update fictions set chapter_count = ${long.chapters} where id = ${long.id}`,
  // What autovacuum does by itself on PostgreSQL, minutes later.
  'vacuum analyze',
];

/** Fills an empty, migrated database. */
export async function fill({ pool }: Database, chapters: number, cover: string): Promise<void> {
  const hash = await hashPassword(password);
  for (const statement of statements(chapters, hash, cover)) await pool.query(statement);
}

/** The token of a session of an account. */
export async function openSession({ db }: Database, name: string): Promise<string> {
  const { user } = tables;
  const [account] = await db.select({ id: user.id }).from(user).where(eq(user.user_name, name));
  return insertSession(db, account!.id);
}
