import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applicationSteps, contracts, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { applicationForm, contractScene } from '../../support/contracts.ts';
import { long } from '../../support/long.ts';
import { atOnce, crowd, during as duringLock, races, rounds } from '../../support/races.ts';

races('contracts at once', (server) => {
  const story = async () => (await server().db.select().from(tables.fiction))[0]!;
  const steps = async () =>
    (await server().db.select().from(applicationSteps).orderBy(applicationSteps.id)).map(({ step }) => step);
  const counted = (answers: readonly { status: number }[]) => {
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(of(200) + of(409)).toBe(answers.length);
    return of(200);
  };
  const fresh = async () => {
    await server().reset();
    return contractScene(server());
  };

  test('many applications are one, and many cancellations are one', async () => {
    for (let round = 0; round < rounds; round++) {
      const scene = await fresh();
      expect(counted(await atOnce(crowd, () => scene.take.apply()))).toBe(1);
      expect(await server().db.$count(tables.contractApplication)).toBe(1);
      expect(counted(await atOnce(crowd, () => scene.take.cancel()))).toBe(1);
      expect(await steps()).toEqual(['apply', 'cancel']);
      expect(await story()).toMatchObject({ contract_status: 'cancelled', application_count: 0 });
    }
  });

  test('applying and cancelling many times at once use up no attempt, and end in one state', async () => {
    for (let round = 0; round < rounds; round++) {
      const scene = await fresh();
      counted(await atOnce(crowd, (n) => (n % 2 ? scene.take.cancel() : scene.take.apply())));
      const { contract_status, application_count } = await story();
      expect(application_count).toBe(0);
      expect((await scene.latest())!.status).toBe(contract_status);
      const taken = await steps();
      expect(taken).toEqual(taken.map((_, index) => (index % 2 ? 'cancel' : 'apply')));
    }
  });

  test('an attempt that many reject at once counts once, and there are three', long, async () => {
    const scene = await fresh();
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(counted(await atOnce(crowd, () => scene.take.apply()))).toBe(1);
      await scene.go('take');
      const answers = await atOnce(crowd, () => scene.take.reject());
      // Those that come too late have decided already, in another request of the same editor.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 403 || status === 409)).toHaveLength(crowd - 1);
      expect((await story()).application_count).toBe(attempt);
    }
    expect(counted(await atOnce(crowd, () => scene.take.apply()))).toBe(0);
    expect(await server().db.$count(tables.contractApplication)).toBe(3);
  });

  test('an approval and a cancellation at once leave a contract to sign or none', long, async () => {
    for (let round = 0; round < rounds; round++) {
      const scene = await fresh();
      await scene.go('apply', 'take');
      await atOnce(12, (n) => (n % 2 ? scene.take.cancel() : scene.take.approve()));
      // What was approved first can be cancelled after it.
      expect((await story()).contract_status).toBe('cancelled');
      const approved = (await steps()).includes('approve');
      expect(await server().db.$count(contracts)).toBe(approved ? 1 : 0);
    }
  });

  /** The answer to a call for a story that is held, and changed by `sql`, while the call is under way. */
  const during = <T>(id: number, sql: string, call: () => Promise<T>): Promise<T> =>
    duringLock(server(), `select from fictions where id = ${id} for update`, sql, call);

  test(
    'what changes while a contract is drawn is in no contract: it is drawn again on the next try',
    long,
    async () => {
      const scene = await fresh();
      await scene.go('apply', 'take');
      const refused = await during(scene.story.id, `update fictions set title = 'Another'`, scene.take.approve);
      expect(refused).toMatchObject({ status: 409, message: 'errors.conflict' });
      expect(await server().db.$count(contracts)).toBe(0);
      expect((await scene.take.approve()).status).toBe(200);
    },
  );

  test.each([
    ['approve', ['apply', 'take']],
    ['sign', ['apply', 'take', 'approve']],
    ['confirm', ['apply', 'take', 'approve', 'sign']],
  ] as const)('words that go while a contract is on its way to %s stop it', async (step, way) => {
    const scene = await fresh();
    await scene.go(...way);
    const before = await scene.status();
    expect(await during(scene.story.id, 'update fictions set word_count = 15000', scene.take[step])).toMatchObject({
      status: 409,
      message: step === 'sign' ? 'contracts.shared.errors.words' : 'contracts.shared.unmet.words',
    });
    expect(await scene.status()).toBe(before);
  });

  test('payment details that change while they are confirmed are not those of the application', async () => {
    const scene = await fresh();
    const changed = `update payment_infos set payee = 'Else', updated_at = '2026-03-09T00:00:00.000Z'`;
    expect(await during(scene.story.id, changed, scene.take.apply)).toMatchObject({
      status: 422,
      data: { errors: { payment_seen: { message: 'contracts.shared.errors.payment_changed' } } },
    });
    expect(await server().db.$count(tables.contractApplication)).toBe(0);
  });

  test('chapters that are deleted while a contract is applied for: none of an application has too few words', async () => {
    for (let round = 0; round < rounds; round++) {
      const scene = await fresh();
      await server().pool.query('update fictions set word_count = 0');
      const chapters: { id: number }[] = [];
      for (let number = 1; number <= 12; number++)
        chapters.push(await insertChapter(server(), scene.story, { number, word_count: 1300 }));
      const remove = (n: number) =>
        server().call('DELETE', `/api/fiction/chapters/${chapters[n]!.id}`, { token: scene.tokens.author });
      const answers = await atOnce(13, (n) => (n === 6 ? scene.take.apply() : remove(n % 12)));
      expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
      const { contract_status, word_count } = await story();
      expect(word_count > 15_000 || contract_status === 'not_signed').toBe(true);
    }
  });

  test('a contract that is drawn up anew while its author signs is not the one that was read', async () => {
    const scene = await fresh();
    await scene.go('apply', 'take', 'approve');
    const anew = `update contracts set document_hash = repeat('b', 64)`;
    expect(await during(scene.story.id, anew, () => scene.sign())).toMatchObject({
      status: 409,
      message: 'contracts.shared.errors.document_changed',
    });
    expect((await server().db.select().from(contracts))[0]).toMatchObject({ signed_at: null, signature: null });
  });

  test('a signature that is taken away while its author signs signs nothing', async () => {
    const scene = await fresh();
    await scene.go('apply', 'take', 'approve');
    expect(await during(scene.story.id, 'delete from files', () => scene.sign())).toMatchObject({
      status: 422,
      data: { errors: { signature_url: { message: 'validation.missing_record' } } },
    });
  });

  test('many signatures are one: with keys of their own one is taken, with one key all get its answer', async () => {
    for (const same of [false, true]) {
      const scene = await fresh();
      await scene.go('apply', 'take', 'approve');
      const key = randomUUID();
      const headers = () => ({ 'idempotency-key': same ? key : randomUUID() });
      const answers = await atOnce(crowd, () => scene.sign({}, headers()));
      const taken = answers.filter(({ status }) => status === 200);
      // Passwords are asked for ten times in a quarter of an hour; what comes after is 429.
      expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
      if (same) for (const { data } of taken) expect(data).toEqual(taken[0]!.data);
      else expect(taken).toHaveLength(1);
      expect((await steps()).filter((step) => step === 'sign')).toHaveLength(1);
    }
  });

  test('signing and expiring at once: one of them', async () => {
    for (let round = 0; round < rounds; round++) {
      const scene = await fresh();
      await scene.go('apply', 'take', 'approve');
      await server().pool.query(`update contract_applications set expires_at = '2026-03-10T04:00:00.000Z'`);
      await atOnce(12, (n) => (n % 2 ? scene.take.expire() : scene.sign()));
      expect(await steps()).toEqual(['apply', 'take', 'approve', 'expire']);
      expect((await story()).contract_status).toBe('expired');
    }
  });

  test('works that are applied for together and one by one do not wait for each other in a circle', async () => {
    const scene = await fresh();
    const more = { author_id: scene.author.id, language: 'en', word_count: 30_000 } as const;
    const stories = [scene.story, await server().insert('fiction', more), await server().insert('fiction', more)];
    const item = ({ id }: { id: number }) => ({ ...applicationForm, fiction_id: id });
    const answers = await atOnce(20, (n) =>
      n % 2
        ? scene.mine('applications', { items: (n % 4 === 1 ? stories : stories.toReversed()).map(item) })
        : scene.mine(`applications/${stories[n % 3]!.id}`, applicationForm),
    );
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(answers.some(({ message }) => message === 'errors.conflict')).toBe(false);
    expect(await server().db.$count(tables.contractApplication)).toBe(3);
  });
});
