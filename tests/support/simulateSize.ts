import { chownSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type pg from 'pg';
import { largeTables, packed } from './largeTables.ts';

const million = 1_000_000;
/** Rows of the tables of a house with 10 million chapters and 100 million lines in its ledger; those that are not named have four million. */
const sizes: Record<string, number> = {
  ...Object.fromEntries(largeTables.map((table) => [table, 4 * million])),
  users: 330_000,
  fictions: 500_000,
  chapters: 10 * million,
  chapter_texts: 10 * million,
  chapter_versions: 30 * million,
  chapter_reads: 10 * million,
  comments: 10 * million,
  messages: 20 * million,
  audits: 30 * million,
  ledger_accounts: 200_000,
  ledger_postings: 100 * (million / 3),
  ledger_entries: 100 * million,
  ledger_revenue: 100 * (million / 3),
  revenue_lines: 11 * million,
};

/** Blocks of 8 KB in a file of a table: PostgreSQL begins another one after a gigabyte. */
const blocksOfFile = 131_072;
const blockBytes = 8192;

interface Relation {
  file: string;
  oid: number;
  table: string;
  isTable: boolean;
  rows: number;
  /** Of its table, whose index may have few of them. */
  tableRows: number;
  pages: number;
}

const selectRelations = `
  select current_setting('data_directory') || '/' || pg_relation_filepath(c.oid) as file, c.oid::int, t.relname as "table",
    c.oid = t.oid as "isTable", c.reltuples as rows, t.reltuples as "tableRows",
    (pg_relation_size(c.oid) / ${blockBytes})::int as pages
  from pg_class t join pg_class c on c.oid = t.oid or c.oid in (select indexrelid from pg_index where indrelid = t.oid)
  where t.relname = any($1) and t.relnamespace = 'public'::regnamespace`;

/** Makes files of a relation as long as so many blocks: all that is added is empty and takes no room on the disk. */
function lengthen(file: string, blocks: number): void {
  const { uid, gid } = statSync(file);
  for (let nth = 0, left = blocks; left > 0; nth++, left -= blocksOfFile) {
    const part = nth === 0 ? file : `${file}.${nth}`;
    if (!existsSync(part)) {
      writeFileSync(part, '');
      chownSync(part, uid, gid);
    }
    truncateSync(part, Math.min(left, blocksOfFile) * blockBytes);
  }
}

/**
 * Has the planner take tables for as large as `sizes` says. It counts the blocks of a file itself, and takes the rows in a
 * block from its statistics: so files get as many blocks, with holes, and the statistics as many rows. What these say of
 * values (how many there are, which are frequent) grows with the table where it is a share of it. Nothing may be read or
 * written there from then on. Answers the bytes that all of it would take.
 */
export async function simulateSize(client: pg.Client): Promise<number> {
  // How many rows there really are.
  await client.query('vacuum analyze');
  const { rows: relations } = await client.query<Relation>(selectRelations, [Object.keys(sizes)]);
  let bytes = 0;
  for (const { file, oid, table, isTable, rows, tableRows, pages } of relations) {
    const times = sizes[table]! / tableRows;
    const blocks = Math.max(pages, Math.ceil(pages * times * (isTable ? packed : 1)));
    lengthen(file, blocks);
    await client.query('update pg_class set reltuples = $2, relpages = $3, relallvisible = $4 where oid = $1', [
      oid,
      Math.round(rows * times),
      blocks,
      isTable ? blocks : 0,
    ]);
    bytes += blocks * blockBytes;
  }
  return bytes;
}
