import { expect, test } from 'vitest';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { judgingScene, loadEntry } from '../../support/contests.ts';
import { contractScene } from '../../support/contracts.ts';
import { atOnce, races, rounds } from '../../support/races.ts';

races('judging at once', (server) => {
  const accepted = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;

  test('entries that are dealt by many at once are dealt once', async () => {
    const { deal, enter, manager } = await judgingScene(server());
    for (let n = 0; n < 5; n++) await enter(`Work ${n}`);
    const answers = await atOnce(8, () => deal(manager));
    expect(accepted(answers)).toBe(8);
    expect(answers.reduce((sum, { data }) => sum + data.dealt, 0)).toBe(10);
    expect(await server().db.$count(contestJudgings)).toBe(10);
  });

  test('of the last two who score at once nobody has seen the other, and both stay', async () => {
    for (let round = 0; round < rounds; round++) {
      const { call, deal, enter, judges, judgings, score } = await judgingScene(server(), { name: `Round ${round}` });
      const title = `Work ${round}`;
      await enter(title);
      await deal();
      expect(accepted(await atOnce(2, (n) => score(judges[n]!, title, [5, 5])))).toBe(2);
      // The first of those who change them now is too late already.
      expect(accepted(await atOnce(6, (n) => score(judges[n % 2]!, title, [9, 9])))).toBe(0);
      const [{ id }] = await judgings(judges[0]);
      const { data } = await call(judges[0], 'GET', `office/judgings/${id}`);
      expect([data.scores, data.others[0].scores].flat().map(({ score: given }: any) => given)).toEqual([5, 5, 5, 5]);
      await server().reset();
    }
  });

  test('a contract that is confirmed while it is decided leaves no full entry that nobody judged', async () => {
    for (let round = 0; round < rounds; round++) {
      const scene = await judgingScene(server(), { closes_on: '2026-03-10' });
      const { story, go, take } = await contractScene(server(), { genre: 'werewolf' });
      const { entry } = await scene.enter('Ash');
      const late = { contest_id: scene.contest.id, fiction_id: story.id, state: 'preliminary' as const };
      await server().insert('contestEntry', late);
      await go('apply', 'take', 'approve', 'sign');
      server().clock.now = new Date('2026-03-12T04:00:00.000Z');
      await scene.deal();
      for (const judge of scene.judges) await scene.score(judge, 'Ash', [5, 5]);
      const answers = await atOnce(6, (n) =>
        n === 3 ? take.confirm() : scene.decide([{ entry_id: entry.id, place: 1 }], 'the only one'),
      );
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 200, 409, 409]);
      expect(await loadEntry(server(), scene.contest, story)).toMatchObject({ state: 'full' });
      expect((await scene.deal()).data).toEqual({ dealt: 2, short: 0 });
      await server().reset();
    }
  });

  test('a work that is withdrawn while it is decided on has won nothing, or never has an award left', async () => {
    for (let round = 0; round < rounds; round++) {
      const { call, contest, deal, decide, enter, judges, score } = await judgingScene(server());
      const { author, entry, story } = await enter('Ash');
      await deal();
      for (const judge of judges) await score(judge, 'Ash', [5, 5]);
      const withdraw = () => call(author, 'POST', `contests/${contest.id}/entries/${story.id}/withdraw`);
      const answers = await atOnce(6, (n) =>
        n === 3 ? withdraw() : decide([{ entry_id: entry.id, place: 1 }], 'the only one'),
      );
      expect(answers[3]!.status).toBe(200);
      expect(answers.map(({ status }) => status).every((status) => [200, 422].includes(status))).toBe(true);
      expect(await server().db.$count(tables.contestAward)).toBe(0);
      await server().reset();
    }
  });
});
