import { chownSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from '../support/postgresCluster.ts';

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
 * Has the planner take tables for as large as `sizes` says, in rows. It counts the blocks of a file itself, and takes the
 * rows in a block from its statistics: so files get as many blocks, with holes, and the statistics as many rows. What is
 * said of values (how many there are, which are frequent) grows with the table where it was a share of it.
 * Answers the bytes that all of it would take.
 */
export async function simulateSize(
  cluster: Cluster,
  { sizes, packing }: { sizes: Record<string, number>; packing: number },
): Promise<number> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  // How many rows there really are.
  await client.query('vacuum analyze');
  const { rows: relations } = await client.query<Relation>(selectRelations, [Object.keys(sizes)]);
  await client.end();
  const grown = relations.map((relation) => {
    const times = sizes[relation.table]! / relation.tableRows;
    const pages = Math.ceil(relation.pages * times * (relation.isTable ? packing : 1));
    return { ...relation, rows: Math.round(relation.rows * times), pages: Math.max(pages, relation.pages) };
  });
  await cluster.stop('fast');
  for (const { file, pages } of grown) lengthen(file, pages);
  await cluster.start();
  const writer = new pg.Client(cluster.url);
  await writer.connect();
  for (const { oid, rows, pages, isTable } of grown)
    await writer.query('update pg_class set reltuples = $2, relpages = $3, relallvisible = $4 where oid = $1', [
      oid,
      rows,
      pages,
      isTable ? pages : 0,
    ]);
  await writer.end();
  return grown.reduce((sum, { pages }) => sum + pages * blockBytes, 0);
}
