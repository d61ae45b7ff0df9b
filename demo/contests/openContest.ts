import { listLanguagesWith, readText } from '#demo/kit/readTexts.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { Writer } from '#server/kit/writer.ts';
import { insertContest } from './insertContest.ts';

const languages = ['en', 'es', 'fr', 'pt'] as const;
const genres = ['werewolf', 'vampire', 'fantasy', 'romantic-fantasy', 'paranormal'];
/** Stories that were entered, one for each author. */
const most = 9;

/** `contest.json`. */
export interface ContestText {
  title: string;
  summary: string;
}

/** A contest that is open from the day of the demo on, for as long as one may be kept, with stories of several authors in it. */
export async function seedOpenContest(write: Writer, stories: readonly Story[], now: number): Promise<void> {
  const created_at = toIso(now - 20 * day);
  const contest_id = await insertContest(
    write,
    now,
    { opens: -12, closes: 365, signedSince: -40, incentive: [0, 372], results: 382 },
    {
      ...staffTexts.contests.open,
      languages: [...languages],
      genres,
      incentive_amount: 5000,
      palette: 'dawn',
      motif: 'moon',
      created_at,
    },
  );
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
