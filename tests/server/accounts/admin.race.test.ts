import { expect, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { tables } from '#server/db/schema.ts';
import { createAdmin } from '#server/features/accounts/admin.ts';
import { atOnce, races } from '../../support/races.ts';

races('asking for the first content manager at once', (server) => {
  const ask = (user_name: string) =>
    createAdmin(server().services, { user_name, email: `${user_name}@example.com` }).then(
      () => 'made',
      (error: unknown) => error,
    );

  test('makes one', async () => {
    for (let round = 1; round <= 5; round++) {
      await server().reset();
      const answers = await atOnce(8, (n) => ask(`anna${n}`));
      expect(await server().db.$count(tables.user)).toBe(1);
      const refused = answers.filter((answer) => answer !== 'made');
      expect(refused).toHaveLength(7);
      for (const error of refused) expect(error).toEqual(new CommandError('There is a content manager already.'));
    }
  });
});
