import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { Random } from '#demo/kit/random.ts';
import { readText } from '#demo/kit/readTexts.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { RevenueKind } from '#domain/earnings/ledger.ts';
import { addDays, addMonths } from '#domain/shared/clock.ts';
import type { Posting } from '#server/platform/ledger/post.ts';
import { buildRevenueEntries } from '#server/platform/ledger/revenueEntries.ts';

/** What a story brought in a month, before the author's part is taken: cents. */
export interface Earning {
  story: Story;
  month: string;
  royalty: number;
  ad: number;
  gift: number;
}

/** `reading-apps.json`: each with the part that it keeps of what readers pay, from 0 to 1. */
export type ReadingApps = readonly { name: string; fee: number }[];

const apps = readText<ReadingApps>('reading-apps');
/** Days of a month that partners tell of: the demo author sees a chart by day. */
const reportedDays = { demo: [2, 5, 8, 11, 14, 17, 20, 23, 26], others: [15] } as const;

/** The cents that a story brings in its best month. */
const pickPopularity = (random: Random, { author }: Story): number =>
  Math.round(
    (isDemoAuthor(author) ? 120_000 : 26_000) * Math.exp(random.between(-0.4, 1.6) + random.between(-0.4, 1.2)),
  );

/** What a story earned in each of the months: it grows, and falls off once the story is complete. */
export function makeEarnings(story: Story, random: Random, list: readonly string[]): Earning[] {
  const best = pickPopularity(random, story);
  const peak = story.completed ? random.int(6, 9) : list.length;
  return list.map((month, index) => {
    const grown =
      index <= peak
        ? 0.22 + 0.78 * (index / (list.length - 1)) ** 0.8
        : (0.22 + 0.78 * (peak / (list.length - 1)) ** 0.8) * 0.88 ** (index - peak);
    const net = best * grown * random.between(0.82, 1.2);
    const [ads, gifts] = [random.between(0.08, 0.2), random.between(0.02, 0.1)];
    const part = (fraction: number) => Math.round(net * fraction);
    return { story, month, royalty: part(1 - ads - gifts), ad: part(ads), gift: part(gifts) };
  });
}

/** An earning as postings, some days apart; `until` is the last day that there can be. */
export function makeRevenue({ story, month, ...net }: Earning, until: string): Posting[] {
  const days = (isDemoAuthor(story.author) ? reportedDays.demo : reportedDays.others)
    .map((day) => addDays(`${month}-01`, day - 1))
    .filter((day) => day <= until && day < addMonths(month, 1));
  return days.map((day, index) => {
    const { name: app, fee: feeRate } = apps[(story.id + index) % apps.length]!;
    const part = (kind: RevenueKind) =>
      Math.floor(net[kind] / days.length) + (index === 0 ? net[kind] % days.length : 0);
    const paid = { royalty: part('royalty'), ad: part('ad'), gift: part('gift') };
    const fees = Math.round(((paid.royalty + paid.ad + paid.gift) * feeRate) / (1 - feeRate));
    return {
      source: `seed:${story.id}:${day}`,
      day,
      fiction: { id: story.id, language: story.language },
      app,
      entries: buildRevenueEntries({ ...paid, fees }, story.author.id, story.share),
    };
  });
}
