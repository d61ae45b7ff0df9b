import { eq } from 'drizzle-orm';
import { checkEligibility, isLasting, type Eligibility, type LastingCheck } from '#domain/contracts/eligibility.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { findProfileLock, loadProfile } from '#server/features/accounts/index.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { refuseInMaintenance, findMaintenance, type StoryRow } from './rows.ts';

const { user } = tables;
type Asking = Pick<Context, 'db' | 'now' | 'signingAge'>;
export type AuthorFacts = Awaited<ReturnType<typeof loadEligibilityFacts>>;

/** What the checklist needs besides the story. */
export async function loadEligibilityFacts({ db, now, signingAge }: Asking, author_id: number) {
  const [author] = await db.select({ pen_name: user.pen_name }).from(user).where(eq(user.id, author_id));
  const profile = await loadProfile(db, author_id);
  const lock = await findProfileLock(db, author_id);
  const maintenance = await findMaintenance(db, now);
  const editorLock = lock?.reason === 'editor' ? (lock.note ?? '') : null;
  return { pen_name: author?.pen_name ?? null, profile, editorLock, maintenance, today: dayOf(now), signingAge };
}

/** 409 with the first line of the checklist that does not hold. */
export function refuseUnlessEligible(story: StoryRow, facts: AuthorFacts): void {
  const unmet = checkEligibility({ story, ...facts }).find(({ met }) => !met);
  if (unmet?.check === 'maintenance') throw refuseInMaintenance(facts.maintenance!);
  if (unmet) throw conflict(`contracts.shared.errors.${unmet.check}`, unmet.args);
}

/** The lines of the checklist that an application needs at each step, as they are now. */
export async function loadLastingLines(
  context: Asking,
  story: StoryRow,
): Promise<(Eligibility & { check: LastingCheck })[]> {
  return checkEligibility({ story, ...(await loadEligibilityFacts(context, story.author_id)) }).filter(isLasting);
}

/**
 * 409 with the first of these that does not hold: said to the author (`errors`), or to the staff (`unmet`). The story
 * and its author are locked meanwhile, so that what was asked stays so until the step is taken.
 */
export async function refuseUnlessLasting(context: Asking, story: StoryRow, to: 'errors' | 'unmet'): Promise<void> {
  const broken = (await loadLastingLines(context, story)).find(({ met }) => !met);
  if (broken) throw conflict(`contracts.shared.${to}.${broken.check}`, broken.args);
}
