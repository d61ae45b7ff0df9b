import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { Earning } from '#demo/earnings/earnings.ts';
import type { Random } from '#demo/kit/random.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { hour, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import { isTaken } from '#domain/bonuses/bonusDetail.entity.ts';
import { getLastDayOfMonth } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { post, type Posting } from '#server/platform/ledger/post.ts';

type Detail = NewRow<'bonusDetail'>;

/** Now and then a story gets a bonus, or its author is fined. */
function drawBonus(
  story: Story,
  month: string,
  earned: number,
  random: Random,
  staff: { editor: number; finance: number },
): Detail | undefined {
  const { bonus_remarks: remarks } = staffTexts;
  const chance = random.between(0, 1);
  const [kind, amount, remark] =
    story.exclusive && earned < 10_000 && chance < 0.2
      ? (['update_bonus', random.pick([5000, 8000, 10_000]), remarks.update_bonus] as const)
      : chance > 0.985
        ? (['fine', random.int(15, 60) * 100, remarks.fine] as const)
        : chance > 0.96
          ? (['addition', random.pick([10_000, 15_000]), remarks.addition] as const)
          : ([] as const);
  if (!kind) return undefined;
  const day = getLastDayOfMonth(month);
  const timestamp = toIso(Date.parse(`${day}T03:00:00.000Z`) + random.int(0, 5) * hour);
  return {
    fiction_id: story.id,
    kind,
    amount,
    day,
    remark,
    status: 'approved',
    author_id: story.author.id,
    created_by_id: kind === 'update_bonus' ? story.author.id : staff.editor,
    decided_by_id: staff.finance,
    created_at: timestamp,
  };
}

/** The posting of a bonus by its id. */
function buildBonusPosting({ kind, amount, day, remark, author_id }: Detail, id: number, story: Story): Posting {
  const signedAmount = isTaken(kind) ? -amount : amount;
  return {
    source: `bonus:${id}`,
    day,
    fiction: { id: story.id, language: story.language },
    remark,
    entries: [
      { account: `author:${author_id!}`, kind, amount: signedAmount },
      { account: 'platform', kind, amount: -signedAmount },
    ],
  };
}

/** The bonuses and fines of a month that is over, booked at its end. */
export async function seedBonuses(
  { db, write, random, staff }: { db: Db; write: Writer; random: Random; staff: { editor: number; finance: number } },
  month: string,
  earnings: readonly Earning[],
  booked: Date,
): Promise<void> {
  const bonuses = earnings.flatMap(({ story, royalty }) => {
    const detail = drawBonus(story, month, royalty * story.share, random, staff);
    return detail ? [{ story, detail }] : [];
  });
  const ids = await write(
    'bonusDetail',
    bonuses.map(({ detail }) => detail),
  );
  await post(
    { db, now: booked, user: { id: staff.finance } },
    bonuses.map(({ story, detail }, index) => buildBonusPosting(detail, ids[index]!, story)),
  );
}

/** What waits for finance on the first day: somebody applied, and an editor entered the rest. */
export function listWaitingBonuses(
  stories: readonly Story[],
  month: string,
  now: number,
  staff: { editor: number },
): Detail[] {
  const signed = stories.filter(({ contract, author }) => contract === 'signed' && !isDemoAuthor(author));
  const { bonus_remarks: remarks } = staffTexts;
  const kinds = [
    ['completion_bonus', 0, remarks.completion_bonus],
    ['fine', 2500, remarks.fine],
    ['addition', 10_000, remarks.addition],
  ] as const;
  return kinds.flatMap(([kind, amount, remark], index) => {
    const story = signed[index];
    if (!story) return [];
    return {
      fiction_id: story.id,
      kind,
      amount,
      day: `${month}-01`,
      remark,
      status: 'pending' as const,
      author_id: story.author.id,
      created_by_id: kind === 'completion_bonus' ? story.author.id : staff.editor,
      created_at: toIso(now - hour),
      ...(kind === 'completion_bonus' && { once_key: `completion:${story.id}` }),
    };
  });
}
