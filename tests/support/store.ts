import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Where a worker gets its database from: a server's URL, else a template for the embedded one, else nowhere. */
export interface Store {
  url?: string;
  template?: string;
  /** The socket's folder of a PgBouncer that the server's pool goes through. */
  bouncer?: string;
  /** Folder of this run, removed at its end. */
  temp: string;
  /** Begins the name of each database of this run. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    store: Store;
  }
}

export function newStore(): Store {
  const temp = mkdtempSync(path.join(tmpdir(), 'qh-'));
  // A test's own PostgreSQL runs as another user, whose folder lies in this one.
  chmodSync(temp, 0o711);
  return { temp, prefix: `quillhouse_test_${process.pid}_` };
}

/** Removes what a run leaves: its folder, and on a server that stays its databases. */
export async function removeStore({ url, temp, prefix }: Store): Promise<void> {
  if (url) {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    await client.end();
  }
  rmSync(temp, { recursive: true, force: true });
}
