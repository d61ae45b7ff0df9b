export const lacksPostgres = 'No PostgreSQL here: install its server (/usr/lib/postgresql/*/bin).';

/** Ends a command that cannot run here, and says why. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
