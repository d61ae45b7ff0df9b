import { hour, minute, toIso } from '#demo/kit/time.ts';
import { addDays, dayOf, startOfDay } from '#domain/shared/clock.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';

type Row = NewRow<'contest'>;

/** Days before and after the day of the demo. */
interface Days {
  opens: number;
  closes: number;
  signedSince: number;
  incentive: readonly [from: number, to: number];
  results: number;
}

/** Writes a contest that is published, and answers its id. */
export async function insertContest(
  write: Writer,
  now: number,
  { opens, closes, signedSince, incentive, results }: Days,
  values: Pick<Row, 'name' | 'slug' | 'languages' | 'genres' | 'palette' | 'motif' | 'created_at'> & Partial<Row>,
): Promise<number> {
  const today = dayOf(new Date(now));
  const on = (days: number) => addDays(today, days);
  const [id] = await write('contest', [
    {
      edition: 1,
      state: 'published',
      opens_on: on(opens),
      closes_on: on(closes),
      signed_since: on(signedSince),
      incentive_above: 20_000,
      incentive_from: on(incentive[0]),
      incentive_to: on(incentive[1]),
      results_at: toIso(startOfDay(on(results)).getTime() + 10 * hour),
      claims_until: toIso(startOfDay(on(results + 14)).getTime() - 10 * minute),
      ...values,
    },
  ]);
  return id!;
}
