import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { readCpu, readTreeCpu } from './cpu.ts';

/** How often its sessions are looked at, in ms. */
const every = 50;

export interface Sessions {
  /** Sessions that waited for a lock at each look. */
  waiting: number[];
  connections: number;
}

/** What a PostgreSQL of this machine does while others are measured. */
export interface Watch {
  /** CPU of all its processes until now, of those that have ended too, in ms. */
  cpu(): number;
  /** Looks at its sessions until the answer is called. */
  look(): () => Promise<Sessions>;
  close(): Promise<void>;
}

const selectSessions = `
  select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*)::int as connections
  from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export async function watchPostgres(url: string): Promise<Watch> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const postmaster = Number(readFileSync(path.join(rows[0]!.data_directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  // Its own session is not what is measured.
  const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    cpu: () => readTreeCpu(postmaster) - readCpu(own.rows[0]!.pid),
    look() {
      const seen: Sessions = { waiting: [], connections: 0 };
      const over = new AbortController();
      const looks = (async () => {
        while (!over.signal.aborted) {
          const [row] = (await client.query<{ waiting: number; connections: number }>(selectSessions)).rows;
          seen.waiting.push(row!.waiting);
          seen.connections = Math.max(seen.connections, row!.connections);
          await pause(every);
        }
      })();
      return async () => {
        over.abort();
        await looks;
        return seen;
      };
    },
    close: () => client.end(),
  };
}
