import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
// npm run migration -- <name>: writes the SQL that takes the last snapshot to the schema as it is declared now.
import * as schema from '#server/db/schema.ts';
import { checkMigrations } from './lint/migrations.ts';

const folder = path.resolve(import.meta.dirname, '../server/db/migrations');
const meta = path.join(folder, 'meta');
const journalFile = path.join(meta, '_journal.json');
const snapshotFile = path.join(meta, 'snapshot.json');
const first = ['create extension if not exists pg_trgm;'];

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('usage: npm run migration -- <name_in_snake_case>');
  process.exit(2);
}

mkdirSync(meta, { recursive: true });
const read = (file: string, otherwise: object) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
const journal = read(journalFile, { version: '7', dialect: 'postgresql', entries: [] });
const before = read(snapshotFile, generateDrizzleJson({}));
const { tables, ...others } = schema;
const after = generateDrizzleJson({ ...tables, ...others }, before.id);
// On a large table somebody makes an index before the deploy, while others write.
const statements = (await generateMigration(before, after)).map((statement) =>
  statement.replace(/^CREATE INDEX "/, 'CREATE INDEX IF NOT EXISTS "'),
);

if (statements.length === 0) {
  console.log('The migrations already say what the schema says.');
} else {
  const tag = `${String(journal.entries.length).padStart(4, '0')}_${name}`;
  const all = journal.entries.length === 0 ? [...first, ...statements] : statements;
  journal.entries.push({ idx: journal.entries.length, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(path.join(folder, `${tag}.sql`), `${all.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 1)}\n`);
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 1)}\n`);
  console.log(`server/db/migrations/${tag}.sql`);
  // Told now, while it is easily made otherwise; the tests refuse it.
  for (const problem of checkMigrations(folder)) console.warn(problem);
}
