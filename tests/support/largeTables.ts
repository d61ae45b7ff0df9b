import type pg from 'pg';

/** Tables that grow with what people write, read and earn without end. */
export const largeTables = [
  'users',
  'fictions',
  'chapters',
  'chapter_texts',
  'chapter_versions',
  'chapter_reviews',
  'chapter_reads',
  'daily_words',
  'comments',
  'messages',
  'audits',
  'sessions',
  'visits',
  'files',
  'once_keys',
  'ledger_accounts',
  'ledger_postings',
  'ledger_entries',
  'ledger_revenue',
  'revenue_lines',
  'incomes',
  'statements',
  'statement_snapshots',
  'payroll',
  'source_chapters',
  'source_texts',
  'translated_chapters',
  'translation_versions',
  'translation_memory',
  'task_chapters',
] as const;

/** What they point to of which there are few, each having many of them. */
const smallTables = ['editors'];
const fewRows = 400;

/** Rows that each really gets, and how many the planner is told for each of them. */
const rows = 4000;
const standsFor = 1000;
/** The share of a block that they fill, so that the planner has blocks to count. */
export const packed = 0.2;

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  /** Makes a value that no other row has. */
  unique: boolean;
  options: string[] | null;
  target: string | null;
}

const selectColumns = `
  select relname as "table", attname as name, format_type(atttypid, null) as type, not attnotnull as nullable,
    exists (select from pg_index where indrelid = c.oid and indisunique and indpred is null and indkey[0] = attnum) as "unique",
    (select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m)
     from pg_constraint k where k.conrelid = c.oid and contype = 'c' and conkey = array[attnum]
       and pg_get_constraintdef(k.oid) like '%''%' limit 1) as options,
    (select confrelid::regclass::text from pg_constraint k where k.conrelid = c.oid and contype = 'f' and conkey = array[attnum] limit 1) as target
  from pg_attribute a join pg_class c on c.oid = attrelid
  where relname = any($1) and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
  order by relname, attnum`;

/** What most rows hold; of other choices the last, since things end there. */
const usual: Record<string, string> = {
  'users.role': `'author_signed'`,
  'users.status': `'active'`,
  'chapters.status': `'published'`,
  'chapters.revision_status': 'null',
  'comments.report_status': 'null',
  'comments.report_reason': 'null',
  'comments.hidden': 'null',
  'messages.kind': `'note'`,
  'fictions.contract_status': `'signed'`,
  'statements.status': `'paid'`,
  'payroll.status': `'paid'`,
  'chapters.published_at': `now() - n * interval '7 hours'`,
  'translated_chapters.state': `'released'`,
};

/** The value of a column in row `n`. */
function buildValue({ table, name, type, nullable, unique, options, target }: Column): string {
  const seldom = (rare: string, often = 'null') => `case when n % 100 = 0 then ${rare} else ${often} end`;
  const often = usual[`${table}.${name}`];
  if (options?.length) {
    const values = `(array['${options.join("','")}'])[1 + n / 100 % ${options.length}]`;
    return seldom(values, often ?? `'${options.at(-1)}'`);
  }
  if (often) return often;
  if (name === 'id' || (target && unique)) return 'n';
  if (target === 'editors') return `1 + n % ${fewRows}`;
  if (target) return nullable ? `case when n % 4 = 0 then 1 + n * 7919 % ${rows} end` : `1 + n / 3 * 7919 % ${rows}`;
  if (name === 'month') return `to_char(now() - n / 3 * interval '1 day', 'YYYY-MM')`;
  if (name === 'search') return `md5(n::text) || ' ' || md5((n * 7)::text)`;
  switch (type) {
    case 'text':
      return unique ? `'${name} ' || n` : nullable ? seldom(`'${name} ' || n`) : `'${name} ' || n % 500`;
    case 'timestamp with time zone':
      return nullable ? seldom(`now() - n * interval '7 hours'`) : `now() - n * interval '7 hours'`;
    case 'date':
      return `current_date - n / 2`;
    case 'boolean':
      return name === 'is_read' ? 'n % 100 > 0' : 'n % 100 = 0';
    case 'jsonb':
    case 'json':
      return ['segments', 'paragraphs', 'remarks', 'notes'].includes(name) ? `'[]'` : `'{}'`;
    case 'text[]':
      return `'{}'`;
    case 'uuid':
      return seldom('gen_random_uuid()');
    default:
      return nullable && !unique ? seldom('1 + n % 1000') : unique ? 'n' : `1 + n % 1000`;
  }
}

/** What rows that are made one like the other do not show. */
const shape = [
  // The latest postings have the highest ids, and their entries lie in that order: three each, two of them on accounts of the house.
  `update ledger_postings set month = to_char(now() - (${rows} - id) / 3 * interval '1 day', 'YYYY-MM'), day = current_date - (${rows} - id)::int / 3`,
  'update ledger_entries set posting_id = 1 + (id - 1) / 3 * 3, account_id = case id % 3 when 0 then 1 when 1 then 2 else account_id end',
  'alter table ledger_entries alter column account_id set (n_distinct = 100002)',
  `update ledger_accounts set number = case id when 1 then 'partner' when 2 then 'platform' else number end, kind = case when id = 1 then 'partner' when id = 2 then 'platform' when id % 2 = 0 then 'author' else 'settling' end`,
  'alter table chapters alter column fiction_id set (n_distinct = -0.05)',
  'alter table chapter_versions alter column chapter_id set (n_distinct = -0.33)',
  `update fictions set status = 'ongoing' where id = 7`,
  // Keys of calls are taken away after thirty days.
  `update once_keys set created_at = now() - random() * interval '30 days'`,
];

/** Fills the large tables, and has the planner take each row for a thousand. */
export async function fillLargeTables(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<Column>(selectColumns, [[...largeTables, ...smallTables]]);
  await client.query(`set session_replication_role = replica`);
  for (const table of [...smallTables, ...largeTables]) {
    const count = smallTables.includes(table) ? fewRows : rows;
    const own = columns.filter((column) => column.table === table);
    await client.query(`alter table ${table} set (autovacuum_enabled = false, fillfactor = ${packed * 100})`);
    const names = own.map(({ name }) => `"${name}"`).join(', ');
    const values = own.map((column) => `(${buildValue(column)})::${column.type}`).join(', ');
    await client.query(
      `insert into ${table} (${names}) overriding system value select ${values} from generate_series(1, ${count}) n on conflict do nothing`,
    );
    if (own.some(({ name }) => name === 'id'))
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count})`);
  }
  for (const statement of shape) await client.query(statement);
}

/** What the planner knows of the tables from then on. */
export async function enlarge(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze');
  await client.query(
    `update pg_class set reltuples = reltuples * ${standsFor} where reltuples > 0 and (relname = any($1)
       or oid in (select indexrelid from pg_index where indrelid in (select oid from pg_class where relname = any($1))))`,
    [largeTables],
  );
}
