import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { maxReason, reasonBody } from '#domain/shared/reason.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { contest } from './contest.entity.ts';
import { contestAward } from './contestAward.entity.ts';
import { contestPrize } from './contestPrize.entity.ts';
import { tieRules } from './ranking.ts';

const manager = ['content_manager'] as const;
const { fields } = contest;
const count = () => t.integer().min(0).required();
/** What a story is called, and in which language. */
const storyName = { title: ruleOf(fiction.fields.title), language: ruleOf(fiction.fields.language) };
const placed = t.object({ entry_id: t.id().required(), place: t.integer().min(1).max(100).required() }).required();

/**
 * Deals full entries to judges once entries are closed, and what came in full since; 409 before. Who has come to look after
 * an author loses the entry that they have not scored, and others get it.
 */
export const dealContest = call('POST /api/office/contests/{id}/deal', {
  roles: manager,
  /** `dealt`: entries times judges; `short`: entries with fewer judges than they need. */
  answer: t.object({ dealt: count(), short: count() }),
});

/** How far the judging of a contest is. An entry has a rank and a mean once all its judges have given their scores. */
export const getContestJudging = call('GET /api/office/contests/{id}/judging', {
  roles: manager,
  answer: t.object({
    contest: t
      .object({
        id: t.id().required(),
        name: ruleOf(fields.name),
        state: ruleOf(fields.state),
        closes_on: ruleOf(fields.closes_on),
        results_at: ruleOf(fields.results_at),
        claims_until: ruleOf(fields.claims_until),
        judges_each: ruleOf(fields.judges_each),
        dealt_at: ruleOf(fields.dealt_at),
        decided_at: ruleOf(fields.decided_at),
        announced_at: ruleOf(time()),
        vacant: ruleOf(fields.vacant),
        decision_reason: ruleOf(fields.decision_reason),
      })
      .required(),
    criteria: count(),
    /** Preliminary entries that were signed in time and whose contracts are in review: they are waited for. */
    awaited: count(),
    judges: t
      .array(t.object({ id: t.id().required(), name: t.string().required(), dealt: count(), given: count() }))
      .required(),
    /** Judges who have not scored an entry, and may not any more: they have come to look after its author. */
    barred: t.array(t.object({ title: ruleOf(fiction.fields.title), judge: t.string().required() })).required(),
    prizes: t
      .array(
        t.object({
          place: ruleOf(contestPrize.fields.place),
          winners: ruleOf(contestPrize.fields.winners),
          amount: ruleOf(contestPrize.fields.amount),
        }),
      )
      .required(),
    /** Payments of prizes and incentives that finance has rejected. */
    rejected: t
      .array(
        t.object({
          id: t.id().required(),
          ...storyName,
          /** Of a prize; an incentive has none. */
          place: t.integer().nullable().defined(),
          amount: t.integer().required(),
          reason: t.string().nullable().defined(),
        }),
      )
      .required(),
    /** Prizes that were claimed with something besides an amount, which nobody has handed over yet. */
    undelivered: t
      .array(
        t.object({
          id: t.id().required(),
          ...storyName,
          author_id: t.id().required(),
          author: t.string().required(),
          place: t.integer().required(),
          /** In English. */
          besides: t.string().required(),
          claimed_at: ruleOf(time({ required: true })),
        }),
      )
      .required(),
    /** Entries on the shortlist: so many of the ranking. */
    shortlist: count(),
    entries: t
      .array(
        t.object({
          id: t.id().required(),
          fiction_id: t.id().required(),
          ...storyName,
          /** Has it a published chapter, which its judges read? */
          readable: t.boolean().required(),
          /** Is it still in a language and of a genre that the contest asks for? */
          suits: t.boolean().required(),
          judges: count(),
          given: count(),
          rank: t.integer().nullable().defined(),
          mean: t.number().nullable().defined(),
          tie: t.string().oneOf(tieRules).nullable().defined(),
          /** By the ranking, and as it was decided. */
          proposed: t.integer().nullable().defined(),
          place: t.integer().nullable().defined(),
          state: ruleOf(contestAward.fields.state).nullable(),
        }),
      )
      .required(),
  }),
});

/**
 * Says who wins, which readers see from the results on; again until then. 409 before entries are closed and dealt, where somebody else has
 * decided since, while scores are out or contracts in review, where winners had no time to claim, or once the results are out; 422 at `reason` where it is not what the ranking proposes and none is given.
 */
export const decideContest = call('POST /api/office/contests/{id}/decision', {
  roles: manager,
  idempotent: true,
  body: t.object({
    /** None where nobody wins. */
    awards: t.array(placed).max(1000).required(),
    reason: t.string().max(maxReason).nullable(),
    /** `decided_at` of the decision that the caller has seen and replaces; null: there was none. */
    seen: ruleOf(fields.decided_at).defined(),
  }),
  answer: t.object({ decided_at: ruleOf(fields.decided_at) }),
});

/** Puts a prize or an incentive that finance has rejected forward again, as another bonus; 409 where it is not rejected. */
export const resubmitAward = call('POST /api/office/contest-awards/{id}/resubmit', {
  roles: manager,
  idempotent: true,
  body: reasonBody,
  answer: t.object({ id: t.id().required() }),
});

/** What comes with a prize besides an amount was handed over; 409 where it is not claimed, or nothing comes with it. */
export const deliverPrize = call('POST /api/office/contest-awards/{id}/deliver', {
  roles: manager,
  idempotent: true,
  answer: t.object({ id: t.id().required() }),
});
