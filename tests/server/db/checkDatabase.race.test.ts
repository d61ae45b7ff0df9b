import { expect, inject, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { openPostgres } from '#server/db/store.ts';
import { races } from '../../support/races.ts';
import { createDatabase } from '../../support/server.ts';

races('a database that is there', (server) => {
  const refusal = async (url: string): Promise<string> => {
    const error: unknown = await openPostgres(url).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CommandError);
    return (error as CommandError).message;
  };

  test('under another name is told', async () => {
    const { url } = inject('store');
    const wrong = new URL(url!.replace('@/', '@localhost/'));
    wrong.pathname = '/nowhere';
    expect(await refusal(wrong.href)).toMatch(/^DATABASE_URL: .+ refuses: database "nowhere" does not exist$/);
  });

  test('that lets its user make nothing is told', async () => {
    const { url, prefix } = inject('store');
    const name = `${prefix}rights_${process.pid}`;
    const made = new URL(await createDatabase(url!, name));
    await server().pool.query(`create role "${name}" login password 'hunter2'`);
    made.username = name;
    made.password = 'hunter2';
    const refused = await refusal(made.href);
    await server().pool.query(`drop role "${name}"`);
    expect(refused).toMatch(/^DATABASE_URL: .+ does not let its user make schemas and tables$/);
  });
});
