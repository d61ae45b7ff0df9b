import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { shippedContests } from '#server/features/contests/index.ts';
import type { Writer } from '#server/kit/writer.ts';

const { contest } = tables;

/** The editions that are not there yet, with their texts and prizes; what the staff have made of the others stays. */
export async function seedContests(tx: Db, write: Writer, created_at: string): Promise<void> {
  const getKey = ({ slug, edition }: { slug: string; edition: number }) => `${slug}/${edition}`;
  const there = new Set((await tx.select({ slug: contest.slug, edition: contest.edition }).from(contest)).map(getKey));
  for (const shipped of shippedContests().filter((one) => !there.has(getKey(one.contest)))) {
    const [contest_id] = (await write('contest', [{ ...shipped.contest, state: 'published', created_at }])) as [number];
    const ofContest = { contest_id, created_at };
    await write(
      'contestText',
      shipped.texts.map((text) => ({ ...text, ...ofContest })),
    );
    await write(
      'contestPrize',
      shipped.prizes.map((prize) => ({ ...prize, ...ofContest })),
    );
  }
}
