import { expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { createApp } from '#server/app.ts';
import { later, notThe } from '../../support/accounts.ts';
import { atOnce, crowd, races, rounds } from '../../support/races.ts';
import { password } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';

races('at once, on two nodes', (server) => {
  const scene = async () => {
    const account = await server().insert('user', { role: 'author_signed' });
    const app = await enrol(server(), account);
    later(server(), 60);
    const nodes = [server().app, createApp(server().services)];
    const half = async () =>
      (await server().call('POST', '/api/auth/login', { body: { account: account.email, password } })).data.token;
    const step = async (node: number, token: string, code: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ code });
      const request = new Request('http://test/api/auth/second-step', { method: 'POST', headers, body });
      return (await nodes[node % 2]!.fetch(request)).status;
    };
    const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
    return { ...app, half, step, count };
  };

  test('one code, or one recovery code, ends one sign-in', async () => {
    for (let round = 1; round <= rounds; round++)
      for (const kind of ['app', 'recovery']) {
        const { secret, codes, half, step, count } = await scene();
        const tokens = await Promise.all(Array.from({ length: limits.secondFactor.times }, half));
        const code = kind === 'app' ? codeAt(secret, server().clock.now) : codes[0]!;
        expect(count(await Promise.all(tokens.map((token, n) => step(n, token, code))), 200)).toBe(1);
      }
  });

  test('no number of parallel guesses is more than ten', async () => {
    const { secret, half, step, count } = await scene();
    const token = await half();
    const wrong = notThe(codeAt(secret, server().clock.now));
    const statuses = await atOnce(crowd, (n) => step(n, token, wrong));
    expect(count(statuses, 422)).toBe(limits.secondFactor.times);
    expect(count(statuses, 429)).toBe(crowd - limits.secondFactor.times);
  });
});
