import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { announceResults, endClaims } from '#server/features/contests/index.ts';
import { judgingScene } from '../../support/contests.ts';
import { confirmAll, moneyScene, revenueFile } from '../../support/money.ts';
import { atOnce, crowd, races, rounds } from '../../support/races.ts';

races('prizes at once', (server) => {
  async function won(values = {}) {
    const scene = await judgingScene(server(), values);
    const { author, entry, story } = await scene.enter('Ash');
    await scene.deal();
    for (const judge of scene.judges) await scene.score(judge, 'Ash', [5, 5]);
    await scene.decide([{ entry_id: entry.id, place: 1 }], 'the only one');
    server().clock.now = new Date(scene.contest.results_at);
    const claim = async () =>
      (await scene.call(author, 'POST', `contests/${scene.contest.id}/entries/${story.id}/claim`)).status;
    return { ...scene, claim };
  }
  const bonuses = () => server().db.$count(tables.bonusDetail);

  test('a prize that is claimed many times at once is one bonus', async () => {
    for (let round = 0; round < rounds; round++) {
      const { claim } = await won();
      expect(new Set(await atOnce(crowd, claim))).toEqual(new Set([200]));
      expect(await bonuses()).toBe(1);
      await server().reset();
    }
  });

  test('results that many nodes announce at once are told once, and settled once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { claim } = await won({ claims_until: null });
      const answers = await atOnce(8, (n) => (n % 2 ? claim() : announceResults(server().services)));
      expect(answers.filter((answer) => answer === 1)).toHaveLength(1);
      expect(await server().db.$count(tables.message)).toBe(1);
      expect(await bonuses()).toBe(1);
      await server().reset();
    }
  });

  test('a prize that is claimed as its window closes is claimed or has lapsed', async () => {
    for (let round = 0; round < rounds; round++) {
      const { claim, contest } = await won();
      await announceResults(server().services);
      server().clock.now = new Date(contest.claims_until!);
      const late = { ...server().services, clock: () => new Date(Date.parse(contest.claims_until!) + 1) };
      const answers = await atOnce(8, (n) => (n % 2 ? endClaims(late) : claim()));
      const [award] = await server().db.select().from(tables.contestAward);
      expect(await bonuses()).toBe(award!.state === 'claimed' ? 1 : 0);
      expect(new Set(answers.filter((_, n) => n % 2 === 0))).toEqual(new Set([award!.state === 'claimed' ? 200 : 409]));
      await server().reset();
    }
  });

  test('an incentive that is approved many times at once is one bonus', async () => {
    for (let round = 0; round < rounds; round++) {
      const { story, upload } = await moneyScene(server(), { genre: 'werewolf' });
      const { contest, manager, call } = await judgingScene(server(), {
        incentive_above: 20_000,
        incentive_from: '2026-02-01',
        incentive_to: '2026-02-28',
        incentive_amount: 7500,
      });
      await server().insert('contestEntry', { contest_id: contest.id, fiction_id: story.id, state: 'full' });
      await upload(confirmAll, revenueFile(`Lumen,2026-02-10,${story.id},en,300,0,0`));
      const others = await atOnce(1, () => server().insert('user', { role: 'content_manager' }));
      const approve = async (n: number) =>
        (await call([manager, ...others][n % 2]!, 'POST', `office/contests/${contest.id}/incentives/${story.id}`))
          .status;
      expect(new Set(await atOnce(crowd, approve))).toEqual(new Set([200]));
      expect(await server().db.$count(tables.contestAward)).toBe(1);
      expect(await bonuses()).toBe(1);
      await server().reset();
    }
  });
});
