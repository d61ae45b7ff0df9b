import type { Database } from '#server/db/database.ts';
import { hashPassword } from '#server/platform/password.ts';
import { password } from './rows.ts';

/** Who uses the application in the money part of the bench, by role. */
export const people = { finance: 'finance_manager', author: 'author_signed' } as const;
/** The month that is closed, and the first of the three years that one author has daily lines of. */
export const closing = '2025-12';
const begins = '2023-01-01';

/** One story of each author earns each day of the month: a posting of three entries. */
const statements = (authors: number, hash: string) => [
  // What the triggers keep is kept here by how the rows are made.
  `set session_replication_role = replica`,
  `insert into users (user_name, email, role, pen_name, user_name_key, email_key, pen_name_key, password_hash, search, created_at, updated_at)
   select name, 'box' || n || '@example.com', role, name, name, 'box' || n || '@example.com', name, '${hash}', name, now(), now()
   from (values ${Object.entries(people).map(([name, role], at) => `(${at + 1}, '${name}', '${role}')`)}
         union all select n, 'writer' || n, 'author_signed' from generate_series(3, ${authors} + 1) n) as made (n, name, role)
   order by n`,
  `insert into fictions (cover, title, author_id, language, genre, channel, rating, lead_role, contract_status, contract_type, share_proportion,
     search, created_at, updated_at)
   select '', 'Story ' || id, id, 'en', 'romance', 'female', 'teen', 'Ada', 'signed', 'exclusive', 0.5, 'story', now(), now()
   from users where role = 'author_signed' order by id`,
  `insert into ledger_accounts (number, kind) values ('partner', 'partner'), ('platform', 'platform')`,
  `insert into ledger_accounts (number, kind, owner_id)
   select 'author:' || id, 'author', id from users where role = 'author_signed' order by id`,
  `insert into ledger_postings (source, month, day, fiction_id, language, app, made_at)
   select 'fill:' || f.id || ':' || day::date, to_char(day, 'YYYY-MM'), day, f.id, 'en', 'Lumen', now()
   from fictions f, generate_series(case when f.id = 1 then date '${begins}' else date '${closing}-01' end,
     (date '${closing}-01' + interval '1 month - 1 day')::date, interval '1 day') day`,
  `insert into ledger_entries (posting_id, account_id, kind, amount)
   select p.id, a.id, 'royalty', a.gets * (100 + p.id % 400)
   from ledger_postings p join fictions f on f.id = p.fiction_id
   cross join lateral (
     select id, -2 as gets from ledger_accounts where number = 'partner'
     union all select id, 1 from ledger_accounts where number = 'platform'
     union all select id, 1 from ledger_accounts where number = 'author:' || f.author_id) a`,
  `insert into ledger_months (month, closed_at) select to_char(month, 'YYYY-MM'), now()
   from generate_series(date '${begins}', date '${closing}-01' - interval '1 month', interval '1 month') month`,
  `set session_replication_role = default`,
  'vacuum analyze',
];

/** Fills an empty, migrated database on PostgreSQL with the books of a house; answers how many lines the ledger has. */
export async function fillBooks({ pool }: Database, authors: number): Promise<number> {
  const hash = await hashPassword(password);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of statements(authors, hash)) await client.query(statement);
  const { rows } = await client.query('select count(*)::int as lines from ledger_entries');
  // Its settings are not for others.
  client.release(true);
  return rows[0].lines;
}
