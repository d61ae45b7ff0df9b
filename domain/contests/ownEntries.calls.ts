import { bonusStatuses } from '#domain/bonuses/bonusDetail.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { month } from '#domain/kit/fields.ts';
import { maxPage } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { awardStages } from './award.ts';
import { contest } from './contest.entity.ts';
import { contestAward } from './contestAward.entity.ts';
import { contestHead } from './contestHead.ts';
import { entryStandings, unfitReasons } from './eligibility.ts';

/** What is paid, in cents: as finance has approved it, else as it was promised. */
const payment = {
  amount: t.integer().required(),
  /** What finance has decided; null: it has nothing to decide on yet. */
  status: t.string().oneOf(bonusStatuses).nullable().defined(),
  /** Why it was rejected. */
  reason: t.string().nullable().defined(),
  /** Whose statement it is part of, as far as can be told before it is booked. */
  month: ruleOf(month({ required: true })),
};

/**
 * A page of one's own stories in contests, or in one, or of a story, those with a prize to claim and then the latest contest first, with what became of
 * them once its results are out. What is withdrawn is among them where it is owed an incentive.
 */
export const listOwnEntries = call('GET /api/contest-entries', {
  viewable: true,
  roles: authors,
  query: t.object({
    language: askedLanguage,
    contest_id: t.query.integer().min(1),
    fiction_id: t.query.integer().min(1),
    page: t.query.integer().min(1).max(maxPage).default(1),
  }),
  answer: t.object({
    total: t.integer().required(),
    items: t
      .array(
        t.object({
          contest: t
            .object({
              ...contestHead,
              id: t.id().required(),
              signed_since: ruleOf(contest.fields.signed_since),
              results_at: ruleOf(contest.fields.results_at),
              claims_until: ruleOf(contest.fields.claims_until),
              /** There is a prize to win, or may be one by the results. */
              has_prizes: t.boolean().required(),
              /** It has a page: it is not withdrawn. */
              published: t.boolean().required(),
              /** Its winners are known. */
              announced: t.boolean().required(),
            })
            .required(),
          story: t
            .object({
              id: t.id().required(),
              title: ruleOf(fiction.fields.title),
              language: ruleOf(fiction.fields.language),
              contract_status: ruleOf(fiction.fields.contract_status),
            })
            .required(),
          entry: t.string().oneOf(entryStandings).required(),
          /** Why a preliminary entry cannot become a full one as its story is. */
          unfit: t.string().oneOf(unfitReasons).nullable().defined(),
          /** What it has won. */
          award: t
            .object({
              place: t.integer().required(),
              /** By the clock of the server: that of its reader may be wrong. */
              state: t.string().oneOf(awardStages).required(),
              /** When what comes with it, besides an amount, was handed over. */
              delivered_at: ruleOf(contestAward.fields.delivered_at),
              ...payment,
            })
            .nullable()
            .default(undefined)
            .defined(),
          /** Its incentive, once a manager has approved it. */
          incentive: t.object(payment).nullable().default(undefined).defined(),
        }),
      )
      .required(),
  }),
});
