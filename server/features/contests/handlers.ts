import { eq } from 'drizzle-orm';
import type * as calls from '#domain/contests/contests.calls.ts';
import type * as decisionCalls from '#domain/contests/decision.calls.ts';
import type * as incentiveCalls from '#domain/contests/incentives.calls.ts';
import type * as judgingCalls from '#domain/contests/judging.calls.ts';
import type * as ownEntriesCalls from '#domain/contests/ownEntries.calls.ts';
import type * as previewCalls from '#domain/contests/preview.calls.ts';
import type * as runningCalls from '#domain/contests/running.calls.ts';
import { tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { entering } from './entries.ts';
import { describeEvent } from './event.ts';
import { deal } from './judging/deal.ts';
import { decide } from './judging/decide.ts';
import { judgings } from './judging/judgings.ts';
import { getOverview } from './judging/overview.ts';
import { listAll } from './listing.ts';
import { loadOwnEntries } from './ownEntries.ts';
import { claim } from './prizes/claim.ts';
import { deliver } from './prizes/deliver.ts';
import { incentives } from './prizes/incentives.ts';
import { resubmit } from './prizes/resubmit.ts';
import { chooseEdition, findEditions } from './read.ts';

const { contest } = tables;

export const contests: HandlersOf<
  typeof calls &
    typeof runningCalls &
    typeof previewCalls &
    typeof judgingCalls &
    typeof decisionCalls &
    typeof incentiveCalls &
    typeof ownEntriesCalls
> = {
  ...entering,
  ...judgings,
  ...incentives,
  listOwnEntries: loadOwnEntries,
  claimPrize: claim,
  dealContest: deal,
  getContestJudging: getOverview,
  decideContest: decide,
  resubmitAward: resubmit,
  deliverPrize: deliver,

  listContests: listAll,

  async getContest({ params, query: { language, edition } }, context) {
    const { db, now } = context;
    const editions = await findEditions(db, params.slug);
    const one = chooseEdition(editions, edition, now);
    if (!one) throw notFound();
    return describeEvent(context, one, editions, language);
  },

  async previewContest({ params, query: { language } }, context) {
    const [one] = await context.db.select().from(contest).where(eq(contest.id, params.id));
    if (!one) throw notFound();
    return describeEvent(context, one, [one], language);
  },
};
