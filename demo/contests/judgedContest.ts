import type { People } from '#demo/accounts/people.ts';
import { readStaffTexts } from '#demo/kit/staffTexts.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import { addDays, dayOf, startOfDay } from '#domain/shared/clock.ts';
import type { Writer } from '#server/kit/writer.ts';

/** Works that take part. */
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
  const today = dayOf(new Date(now));
  const on = (days: number) => addDays(today, days);
  const created_at = toIso(now - 70 * day);
  const signed = stories.filter(({ language, contract }) => language === 'en' && contract === 'signed').slice(0, most);
  const [contest_id] = (await write('contest', [
    {
      name: 'First Lines',
      slug: 'first-lines',
      edition: 1,
      state: 'published',
      languages: ['en'],
      genres: [...new Set(signed.map(({ premise: book }) => book.genre))],
      opens_on: on(-60),
      closes_on: on(-3),
      signed_since: on(-700),
      incentive_above: 20_000,
      incentive_from: on(-59),
      incentive_to: on(-2),
      incentive_amount: 10_000,
      results_at: toIso(startOfDay(on(7)).getTime() + 10 * hour),
      claims_until: toIso(startOfDay(on(21)).getTime() - 10 * 60_000),
      palette: 'forest',
      motif: 'quill',
      created_at,
    },
  ])) as [number];
  const ofContest = { contest_id, created_at };
  await write('contestPrize', [
    { ...ofContest, place: 1, amount: 100_000, winners: 1 },
    { ...ofContest, place: 2, amount: 40_000, winners: 2 },
  ]);
  await write(
    'contestCriterion',
    readStaffTexts().contest_criteria.map((criterion) => ({ ...ofContest, ...criterion })),
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
