import type { People } from '#demo/accounts/people.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { day, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { Writer } from '#server/kit/writer.ts';
import { insertContest } from './insertContest.ts';

/** Stories that take part. */
const most = 8;
/** Editors among the judges. */
const mostEditors = 3;

/** A contest whose entries are closed and wait to be dealt to its judges, and whose results come out in a week. */
export async function seedJudgedContest(
  write: Writer,
  people: People,
  stories: readonly Story[],
  now: number,
): Promise<void> {
  const created_at = toIso(now - 70 * day);
  const { name, slug, summary } = staffTexts.contests.judged;
  const signed = stories.filter(({ language, contract }) => language === 'en' && contract === 'signed').slice(0, most);
  const contest_id = await insertContest(
    write,
    now,
    { opens: -60, closes: -3, signedSince: -700, incentive: [-59, -2], results: 7 },
    {
      name,
      slug,
      languages: ['en'],
      genres: [...new Set(signed.map(({ premise }) => premise.genre))],
      incentive_amount: 10_000,
      palette: 'forest',
      motif: 'quill',
      created_at,
    },
  );
  const ofContest = { contest_id, created_at };
  await write('contestText', [{ ...ofContest, language: 'en', title: name, summary }]);
  await write('contestPrize', [
    { ...ofContest, place: 1, amount: 100_000, winners: 1 },
    { ...ofContest, place: 2, amount: 40_000, winners: 2 },
  ]);
  await write(
    'contestCriterion',
    staffTexts.contest_criteria.map((criterion) => ({ ...ofContest, ...criterion })),
  );
  await write(
    'contestJudge',
    [...people.editors.slice(0, mostEditors).map(({ user_id }) => user_id), people.getId('wauditor')].map(
      (user_id) => ({
        ...ofContest,
        user_id,
      }),
    ),
  );
  await write(
    'contestEntry',
    signed.map(({ id }, index) => {
      const at = toIso(now - (20 + index) * day);
      return { contest_id, fiction_id: id, state: 'full' as const, entered_at: at, full_at: at, created_at: at };
    }),
  );
}
