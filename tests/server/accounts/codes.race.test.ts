import { expect, test } from 'vitest';
import { codeTries } from '#domain/accounts/codes.ts';
import { codes } from '#server/db/schema.ts';
import { createCode, testCode, useCode } from '#server/features/accounts/codes.ts';
import { atOnce, races } from '../../support/races.ts';

const of = { flow: 'register', email: 'mira@example.com' } as const;

races('a confirmation code', (server) => {
  const context = () => ({ db: server().db, now: server().clock.now, secret: server().services.secret, address: '' });

  test('bears five of a thousand wrong guesses at once', async () => {
    const code = await createCode(context(), of);
    await atOnce(1000, async (n) => {
      const guess = String(n).padStart(6, '0');
      if (guess !== code) await testCode(context(), of, guess).catch(() => undefined);
    });
    expect(await server().db.select().from(codes)).toMatchObject([{ tries: codeTries }]);
    await expect(testCode(context(), of, code)).rejects.toMatchObject({ status: 422 });
  });

  test('is used once by twenty at once', async () => {
    const code = await createCode(context(), of);
    const used = await atOnce(20, () =>
      server()
        .db.transaction((db) => useCode({ ...context(), db }, of, code))
        .then(
          () => 1,
          () => 0,
        ),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test('is made once by twenty at once', async () => {
    const made = await atOnce(20, () => createCode(context(), of).catch(() => undefined));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
