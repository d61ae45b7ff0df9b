import pg from 'pg';
import { CommandError } from '#server/commandError.ts';
import type { Database } from './database.ts';

const oldest = 15;

const query = `select current_setting('server_version_num')::int / 10000 as version,
  exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
  has_database_privilege(current_database(), 'create') and has_schema_privilege(current_schema(), 'create') as rights`;

interface Answer {
  version: number;
  trigrams: boolean;
  rights: boolean;
}

/** Asks the database at a setting's address whether the platform can live in it. Throws a CommandError that tells no password. */
export async function checkDatabase({ pool }: Database, url: string, setting = 'DATABASE_URL'): Promise<void> {
  const name = getName(url, setting);
  const wrong = (why: string) => new CommandError(`${setting}: the database at ${name} ${why}`);
  const { rows } = await pool.query<Answer>(query).catch((error: Error & { code?: string }) => {
    if (/unsupported startup parameter/.test(error.message))
      throw wrong(`is behind PgBouncer; ${setting === 'DIRECT_URL' ? 'lead past it' : 'add ?pgbouncer=true'}`);
    if (error instanceof pg.DatabaseError) throw wrong(`refuses: ${error.message}`);
    throw wrong(`does not answer (${error.code ?? error.message})`);
  });
  const { version, trigrams, rights } = rows[0]!;
  if (version < oldest) throw wrong(`is PostgreSQL ${version}; it must be ${oldest} or newer`);
  if (!trigrams) throw wrong('has no extension pg_trgm');
  if (!rights) throw wrong('does not let its user make schemas and tables');
}

function getName(url: string, setting: string): string {
  try {
    const { host, port } = new pg.Client(url);
    return `${host}:${port}`;
  } catch {
    throw new CommandError(`${setting}: this is no address of a database`);
  }
}
