import { storyLanguages } from '#domain/languages.ts';
import type { Role } from '#domain/roles.ts';
import type { Database } from '#server/db/database.ts';
import { hashPassword } from '#server/platform/password.ts';
import { contestStatements } from './officeContests.ts';
import { password, title } from './rows.ts';

/** Who works in the back office in the bench, one of each role that has queues. */
export const workers = {
  manager: 'content_manager',
  editor: 'editor',
  wauditor: 'work_auditor',
  tauditor: 'translation_auditor',
  translator: 'translator',
  finance: 'finance_manager',
  cashier: 'cashier',
} as const satisfies Record<string, Role>;
export type Worker = keyof typeof workers;

/** Accounts come in this order: those above, further editors, further translators, authors. */
const worker = (name: Worker) => 1 + Object.keys(workers).indexOf(name);
const all = { workers: Object.keys(workers).length, editors: 20, translators: 40 };
export const firstEditor = all.workers + 1;
const firstTranslator = firstEditor + all.editors - 1;
const firstAuthor = firstTranslator + all.translators - 1;
export const size = {
  authors: 10_000,
  stories: 20_000,
  applications: 4000,
  comments: 100_000,
  audits: 500_000,
  books: 500,
};
/** Titles in scripts without blanks. */
const thai = `(array['เงา','สายลม','ดวงจันทร์','หัวใจ','มังกร','เมือง','ความลับ','ฤดูหนาว'])`;
const chinese = `(array['月光','之城','龙王','秘密','冬天','归来','剑客','江湖','帝国','黎明'])`;
export const thaiTitle = `${thai}[1 + n % 8] || 'แห่ง' || ${thai}[1 + n / 8 % 8] || ' ' || n`;
export const chineseTitle = `${chinese}[1 + n % 10] || ${chinese}[1 + n / 10 % 10] || n`;
const at = `timestamptz '2026-01-01'`;
/** Instants of the last year, one after the other, of which `every` make a day. */
const ago = (every: number) => `now() - n % (${every} * 365) * interval '1 day' / ${every}`;
const lastMonths = (back: string) =>
  `to_char(now() at time zone 'Asia/Shanghai' - ${back} * interval '1 month', 'YYYY-MM')`;
const made = 'created_at, updated_at';

const people = (hash: string) => [
  `insert into users (user_name, email, role, pen_name, user_name_key, email_key, pen_name_key, password_hash, search, ${made})
   select name, email, role, pen, name, email, lower(pen), '${hash}', name || ' ' || lower(pen) || ' ' || email, ${at}, ${at}
   from (select n, name, role, name || ' ' || n as pen, name || '.' || reverse(name) || '@example.com' as email from (
     values ${Object.entries(workers).map(([name, role], n) => `(${n + 1}, '${name}', '${role}')`)}
     union all select n, 'editor' || n, 'editor' from generate_series(${firstEditor}, ${firstTranslator - 1}) n
     union all select n, 'translator' || n, 'translator' from generate_series(${firstTranslator}, ${firstAuthor - 1}) n
     union all select n, 'writer' || n, 'author_signed' from generate_series(${firstAuthor}, ${firstAuthor + size.authors - 1}) n
   ) as named (n, name, role)) as made order by n`,
  `insert into editors (name, email, languages, user_id, search, ${made})
   select user_name, email, '{en,es,ko,th}', id, search, ${at}, ${at} from users where role = 'editor' order by id`,
  `insert into account_requests (user_name, kind, role, status, asked_by_id, email, ${made})
   select 'staff' || n, 'create', 'editor', case when n % 10 = 0 then 'pending' else 'confirmed' end, ${worker('manager')}, 'staff' || n || '@example.com', ${at}, ${at}
   from generate_series(1, 200) n`,
];

const stories = (chapters: number) => [
  `insert into fictions (cover, title, author_id, language, genre, contract_status, contract_type, word_count, chapter_count, editor_id, channel,
     rating, lead_role, search, ${made})
   select '', initcap(${title}) || ' ' || n, ${firstAuthor} + n % ${size.authors}, (array['en','es','ko','th'])[1 + n % 4], 'romance',
     'not_signed', 'exclusive', n * 1000, ${chapters / size.stories}, 1 + n % ${all.editors}, 'female', 'teen', 'Ada', ${title} || ' ' || n || ' ada',
     ${ago(60)}, ${ago(60)} from generate_series(1, ${size.stories}) n`,
  `insert into chapters (fiction_id, number, title, status, word_count, submitted_at, published_at, search, ${made})
   select story, 1 + n / ${size.stories}, name, status, 800 + n * 7919::bigint % 3000, case when status <> 'draft' then ${ago(300)} end,
     case when status = 'published' then ${ago(300)} end, lower(name), ${ago(300)}, ${ago(300)}
   from (select n, 1 + n % ${size.stories} as story, case when n % 4 = 2 then ${thaiTitle} else initcap(${title}) || ' ' || n end as name,
     case when n % 100 = 0 then 'pending_review' when n % 20 = 1 then 'draft' else 'published' end as status
     from generate_series(1, ${chapters}) n) as written`,
  `insert into chapter_reviews (chapter_id, revision, approved, reviewer_id, notes, created_at, submitted_at)
   select n, 1, true, 8 + n % 20, '[]', ${ago(200)}, ${ago(200)} - n % 6 * interval '1 day' from generate_series(1, ${chapters * 0.6}) n`,
  `insert into comments (type, fiction_id, chapter_id, reader_name, content, report_status, report_reason, reported_at, search, ${made})
   select 'chapter', 1 + n % ${size.stories}, n, 'Reader ' || n % 3000, text, status, case when status <> '' then 'spam' end,
     case when status <> '' then ${ago(300)} end, 'reader ' || n % 3000 || ' ' || lower(text), ${ago(300)}, ${ago(300)}
   from (select n, 'I wonder what the ' || ${title} || ' does next' as text,
     case when n % 300 = 0 then 'open' when n % 50 = 0 then 'kept' end as status
     from generate_series(1, least(${size.comments}, ${chapters})) n) as written`,
  `insert into contract_applications (fiction_id, attempt, status, type, editor_id, applied_at, word_count, expected_words, push_lines, short_copy, outline, ${made})
   select n * 5, 1, (array['applying','editor_review','contract_review','signed','signed','signed','signed','signed','rejected','cancelled'])[1 + n % 10],
     'exclusive', 1 + n * 5 % ${all.editors}, ${ago(10)}, 20000, 100000, 'Push', 'Short', 'Outline', ${ago(10)}, ${ago(10)}
   from generate_series(1, ${size.applications}) n`,
  `insert into contracts (application_id, number, type, issued_at, signed_at)
   select id, 'C-' || id, type, applied_at, case status when 'signed' then applied_at end
   from contract_applications where status in ('signed', 'contract_review')`,
  `update fictions set contract_status = a.status from contract_applications a
   where a.fiction_id = fictions.id and a.status in ('applying', 'editor_review', 'contract_review', 'signed', 'rejected')`,
];

const translation = [
  `insert into business_books (title, author, category, language, search, ${made})
   select ${chineseTitle}, 'Author ' || n % 90, 'romance', 'zh-CN', ${chineseTitle}, ${at}, ${at} from generate_series(1, ${size.books}) n`,
  `insert into source_chapters (book_id, number, title, word_count, paragraph_count, search, ${made})
   select 1 + n % ${size.books}, 1 + n / ${size.books}, ${chineseTitle}, 1200, 30, ${chineseTitle}, ${at}, ${at} from generate_series(0, ${size.books * 200 - 1}) n`,
  `insert into editions (book_id, language, title, search, ${made})
   select b, (array['${storyLanguages.join("','")}'])[1 + (b + l) % ${storyLanguages.length}], initcap(${title}), ${title}, ${at}, ${at}
   from generate_series(1, ${size.books}) b cross join generate_series(1, 2) l cross join lateral (select b * 2 + l as n) as numbered`,
  `insert into translated_chapters (edition_id, source_chapter_id, state, segments, translator_id, submitted_at, updated_at)
   select e.id, c.id, (array['untranslated','in_work','in_review','approved','released'])[1 + c.id % 5], '[]',
     ${firstTranslator} + e.id % ${all.translators - 1}, now() - interval '1 day' * (c.id % 120), ${at}
   from editions e join source_chapters c on c.book_id = e.book_id and c.number <= 40`,
  // What a translator has open, what timed out, and what is done, each of ten chapters.
  `insert into translation_tasks (book_id, language, translator_id, first_chapter, last_chapter, status, received_on, ends_on, search, ${made})
   select e.book_id, e.language, case when n % 100 = 0 then ${worker('translator')} else ${firstTranslator} + n % ${all.translators - 1} end, 1 + part * 10, 10 + part * 10,
     case when part > 0 then 'done' when n % 10 = 0 then 'time_out' else 'ongoing' end, current_date - 30,
     current_date - part * 40 + case when n % 10 = 0 then -5 else 20 end, '', ${at}, ${at}
   from editions e cross join generate_series(0, 3) part cross join lateral (select e.id as n) as numbered`,
  `insert into task_chapters (task_id, translated_chapter_id, is_open, words)
   select t.id, x.id, t.status <> 'done', x.words from translation_tasks t join editions e on e.book_id = t.book_id and e.language = t.language
   join translated_chapters x on x.edition_id = e.id
   join source_chapters c on c.id = x.source_chapter_id and c.number between t.first_chapter and t.last_chapter`,
  `insert into extension_requests (task_id, days, reason, status, asked_by_id, ${made})
   select id, 3, 'Ill', case when id % 80 = 1 then 'pending' else 'approved' end, translator_id, ${at}, ${at} from translation_tasks where id % 8 = 1`,
  `insert into dictionary_entries (term, translation, book_id, language, state, has_proposal, proposed_translation, search, ${made})
   select 'Term ' || n, 'Name ' || n, e.book_id, e.language, case when n % 100 = 0 then 'proposed' else 'approved' end, n % 100 = 1,
     case when n % 100 = 1 then 'Other' end, 'term ' || n || ' name ' || n, ${at}, ${at}
   from editions e cross join lateral generate_series(e.id * 20, e.id * 20 + 19) n`,
];

/** Statements of three months; those of the last wait for their authors, for finance or to be paid. */
const money = [
  `insert into statements (author_id, month, royalty_share, amount_payable, status, ${made})
   select ${firstAuthor} + n, ${lastMonths('back')}, 10000, 10000, case when back > 1 then case when n % 200 = 0 then 'under_review' else 'paid' end
     else (array['pending','submitted','under_review','approved'])[1 + n % 4] end, now() - back * interval '30 days', now() - back * interval '29 days'
   from generate_series(0, ${size.authors - 1}) n cross join generate_series(1, 3) back`,
  `insert into statement_confirmations (statement_id, payment_type, payment, signer_id, address, agent, at)
   select id, 'paypal', '{}', author_id, '', '', updated_at from statements where status <> 'pending'`,
  `insert into payroll (author_id, month, statement_id, payment_type, amount, status, ${made})
   select author_id, month, id, 'paypal', amount_payable, case when status = 'paid' then 'paid' when id % 2 = 0 then 'pending' else 'approved' end, updated_at, updated_at
   from statements where status in ('paid', 'approved')`,
  `insert into statement_questions (statement_id, line, status, ${made})
   select id, 'royalty', case when id % 300 = 0 then 'open' else 'closed' end, ${at}, ${at} from statements where id % 100 = 0`,
  `insert into bonus_details (fiction_id, kind, amount, day, remark, status, author_id, created_by_id, ${made})
   select n, 'update_bonus', 5000, current_date - n % 300, 'Bonus', case when n % 20 = 0 then 'pending' else 'approved' end, ${firstAuthor} + n, ${worker('manager')}, ${ago(10)}, ${ago(10)}
   from generate_series(1, 3000) n`,
  `insert into ledger_accounts (number, kind) values ('partner', 'partner'), ('platform', 'platform')`,
  `insert into ledger_accounts (number, kind, owner_id)
   select 'author:' || id, 'author', id from users where role = 'author_signed' order by id`,
  // A story in two earned each day of the last month: a posting of three entries.
  `insert into ledger_postings (source, month, day, fiction_id, language, app, made_at)
   select 'fill:' || f.id || ':' || day::date, to_char(day, 'YYYY-MM'), day, f.id, f.language, (array['Lumen','Harbor','Inkwell'])[1 + f.id % 3], now()
   from fictions f, generate_series(date_trunc('month', current_date) - interval '1 month', date_trunc('month', current_date) - interval '1 day', interval '1 day') day
   where f.id % 2 = 0`,
  `insert into ledger_entries (posting_id, account_id, kind, amount)
   select p.id, a.id, 'royalty', a.gets * (100 + p.id % 400) from ledger_postings p join fictions f on f.id = p.fiction_id
   cross join lateral (
     select id, -2 as gets from ledger_accounts where number = 'partner'
     union all select id, 1 from ledger_accounts where number = 'platform'
     union all select id, 1 from ledger_accounts where number = 'author:' || f.author_id) a`,
];

/** What the staff did over a year, and what they have put off or given to each other. */
const work = [
  `insert into audits (at, user_id, action, entity, record_id, changes, request_id)
   select ${ago(size.audits / 365)}, case when n % 5 = 0 then null else 1 + n * 7 % ${firstAuthor - 1} end, case when n % 20 = 0 then 'create' else 'update' end,
     (array['chapters','fictions','comments','translation-tasks','statements','contract-applications','dictionary-entries','users'])[1 + n % 8],
     1 + n * 7919::bigint % ${size.applications}, case when n % 20 > 0 then '{"status": {"from": "draft", "to": "published"}}' else '{}' end::jsonb, 'fill' || n
   from generate_series(1, ${size.audits}) n`,
  `insert into delegations (resource, record_id, by_id, to_id, given_at)
   select 'chapters', id, 8 + id / 100 % 19, case when id / 100 % 8 = 0 then ${worker('editor')} else 8 + (id / 100 + 1) % 19 end, now()
   from chapters where status = 'pending_review' order by id limit 100`,
  `insert into snoozes (user_id, resource, record_id, until)
   select ${worker('editor')}, 'chapters', id, now() + interval '1 day' from chapters where status = 'pending_review' and fiction_id % 20 = 0 limit 20`,
  `insert into snoozes (user_id, resource, record_id, until)
   select ${worker('finance')}, 'statements', id, now() + interval '1 day' from statements where status = 'submitted' limit 20`,
];

/** Fills an empty, migrated database on PostgreSQL with a large house whose staff has much to do. */
export async function fillOffice({ pool }: Database, chapters: number): Promise<void> {
  const hash = await hashPassword(password);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  // What the triggers keep is kept here by how the rows are made.
  await client.query('set session_replication_role = replica');
  const statements = [...people(hash), ...stories(chapters), ...translation, ...money, ...contestStatements, ...work];
  for (const statement of [...statements, 'vacuum analyze']) {
    try {
      await client.query(statement);
    } catch (error) {
      throw new Error(statement, { cause: error });
    }
  }
  // Its settings are not for others.
  client.release(true);
}
