import pg from 'pg';
import type { Database } from '#server/db/database.ts';

/** A database that one peer has for itself, with the rows that it takes into tables of its own. */
export interface PeerDatabase {
  url: string;
  /** The folder of the server's socket, its port and the names there, for what takes no address. */
  host: string;
  port: string;
  user: string;
  name: string;
  run(statement: string): Promise<void>;
}

export const chapterColumns = {
  fiction_id: 'integer',
  number: 'integer',
  title: 'varchar(255)',
  status: 'varchar(255)',
  revision_status: 'varchar(255)',
  word_count: 'integer',
  submitted_at: 'timestamptz',
  release_at: 'timestamptz',
  published_at: 'timestamptz',
  rejection_reason: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

/** Makes the database, and the chapters of ours as its table `bench.source`. */
export async function makePeerDatabase({ pool }: Database, serverUrl: string, name: string): Promise<PeerDatabase> {
  await pool.query(`create database ${name}`);
  // The server listens at a socket in a folder, which its address names as a setting.
  const url = serverUrl.replace('/postgres?', `/${name}?`);
  const settings = new URLSearchParams(url.split('?')[1]);
  const run = async (statement: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement, values);
    } finally {
      await client.end();
    }
  };
  const columns = Object.entries(chapterColumns).map(([column, type]) => `${column} ${type}`);
  await run('create schema bench');
  await run(`create table bench.source (id integer primary key, ${columns.join(', ')})`);
  const { rows } = await pool.query(
    `select json_agg(json_build_object('id', id, ${Object.keys(chapterColumns)
      .map((column) => `'${column}', ${column}`)
      .join(', ')}))::text as chapters from chapters`,
  );
  await run('insert into bench.source select * from json_populate_recordset(null::bench.source, $1::json)', [
    rows[0].chapters,
  ]);
  return {
    url,
    host: settings.get('host')!,
    port: settings.get('port')!,
    user: 'postgres',
    name,
    run: (statement) => run(statement),
  };
}
