import { listLanguagesWith, readText } from '#demo/kit/readTexts.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import { addDays, dayOf, startOfDay } from '#domain/shared/clock.ts';
import type { Writer } from '#server/kit/writer.ts';

const languages = ['en', 'es', 'fr', 'pt'] as const;
const genres = ['werewolf', 'vampire', 'fantasy', 'romantic-fantasy', 'paranormal'];
/** Works that were entered, one an author. */
const most = 9;

/** `contest.json`. */
export interface ContestText {
  title: string;
  summary: string;
}

/** A contest that is open on the day of the demo, with works of several authors in it. */
export async function seedOpenContest(write: Writer, stories: readonly Story[], now: number): Promise<void> {
  const today = dayOf(new Date(now));
  const on = (days: number) => addDays(today, days);
  const created_at = toIso(now - 20 * day);
  const [contest_id] = (await write('contest', [
    {
      name: 'Second Moon',
      slug: 'second-moon',
      edition: 1,
      state: 'published',
      languages: [...languages],
      genres,
      opens_on: on(-12),
      closes_on: on(33),
      signed_since: on(-40),
      incentive_above: 20_000,
      incentive_from: on(0),
      incentive_to: on(40),
      results_at: toIso(startOfDay(on(50)).getTime() + 10 * hour),
      claims_until: toIso(startOfDay(on(64)).getTime() - 10 * 60_000),
      palette: 'dawn',
      motif: 'moon',
      created_at,
    },
  ])) as [number];
  await write(
    'contestText',
    listLanguagesWith('contest').map((language) => ({
      contest_id,
      language,
      ...readText<ContestText>(`${language}/contest`),
      created_at,
    })),
  );
  await write('contestPrize', [
    { contest_id, place: 1, amount: 500_000, winners: 1, created_at },
    { contest_id, place: 2, amount: 200_000, winners: 2, created_at },
    { contest_id, place: 3, amount: 50_000, winners: 5, created_at },
  ]);
  const entered = new Map<number, Story>();
  for (const story of stories) {
    const fits = (languages as readonly string[]).includes(story.language) && genres.includes(story.premise.genre);
    if (fits && story.contract !== 'signed' && !entered.has(story.author.id)) entered.set(story.author.id, story);
  }
  const entries = [...entered.values()].slice(0, most).map(({ id, created }, index) => {
    const entered_at = toIso(Math.max(created + hour, now - (index + 1) * day));
    return { contest_id, fiction_id: id, state: 'preliminary' as const, entered_at, created_at: entered_at };
  });
  await write('contestEntry', entries);
}
