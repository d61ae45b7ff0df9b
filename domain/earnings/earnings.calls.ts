import { bonusLine } from '#domain/bonuses/bonusLine.ts';
import { earned, earningsSummary } from '#domain/earnings/earningsSummary.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date, month } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { statementStatuses } from '#domain/statements/statement.entity.ts';
import { fiction } from '#domain/stories/story.entity.ts';

const signed = ['author_signed'] as const;
const cents = () => t.integer().required();

/** Days from and to, in UTC+8; absent: the last 30 days, or with `view=monthly` the last 12 months. */
const range = {
  view: t.string().oneOf(['daily', 'monthly']).default('monthly'),
  from: date().rule,
  to: date().rule,
};
const period = {
  view: t.string().oneOf(['daily', 'monthly']).required(),
  from: ruleOf(date({ required: true })),
  to: ruleOf(date({ required: true })),
  currency_symbol: t.string().required(),
};

/** What all stories of the caller earned, by day or month, app and story. */
export const listEarnings = call('GET /api/finance/incomes', {
  viewable: true,
  roles: signed,
  query: t.object({
    ...range,
    language: t.string().oneOf(storyLanguages),
    app: t.string().min(1, message('validation.required')).max(60),
  }),
  answer: t.object({
    ...period,
    ...earned,
    items: t.array(t.object({ date: t.string().required(), ...earned })).required(),
    apps: t.array(t.object({ app: t.string().required(), total_income_amount: cents() })).required(),
    works: t.array(t.object({ fiction_id: t.id().required(), title: t.string().required(), ...earned })).required(),
  }),
});

/**
 * What a story earned, by day or month with its apps and languages, and its bonuses and deductions of the time;
 * `net_amount` is what partners paid, of which the author has a part, and `app_fees` what they told to have kept
 * before.
 */
export const getStoryEarnings = call('GET /api/finance/incomes/{fiction_id}/detail', {
  viewable: true,
  roles: signed,
  query: t.object(range),
  answer: t.object({
    ...period,
    ...earned,
    net_amount: cents(),
    app_fees: cents(),
    fiction_id: t.id().required(),
    title: t.string().required(),
    language: ruleOf(fiction.fields.language),
    chapter_count: t.integer().required(),
    items: t
      .array(
        t.object({
          date: t.string().required(),
          app: t.string().nullable().defined(),
          language: t.string().nullable().defined(),
          ...earned,
          net_amount: cents(),
          app_fees: cents(),
        }),
      )
      .required(),
    bonus_detail: t.array(bonusLine).required(),
  }),
});

/** A month as it was closed, or as it stands now; `status` is null until it is closed. One to come (UTC+8) is not found. */
export const getMonthRevenue = call('GET /api/finance/revenue/{month}', {
  viewable: true,
  roles: signed,
  answer: t.object({
    ...earningsSummary,
    status: t.string().oneOf(statementStatuses).nullable().defined(),
    carried_forward: t.boolean().required(),
  }),
});

/** All that was earned and paid, in cents: `unsettled_payment` is owed, `amount_payable` is of it what was closed and is neither paid nor carried forward. */
export const getEarningsStats = call('GET /api/finance/stats', {
  viewable: true,
  roles: signed,
  answer: t.object({
    currency_symbol: t.string().required(),
    total_income: cents(),
    received_payment: cents(),
    unsettled_payment: cents(),
    amount_payable: cents(),
    yesterday_income: cents(),
    royalty_share: cents(),
    ad_share: cents(),
    gift_share: cents(),
    completion_bonus: cents(),
    update_bonus: cents(),
    contest_prize: cents(),
    contest_incentive: cents(),
    additions: cents(),
    other_income: cents(),
    fine: cents(),
    month: ruleOf(month({ required: true })),
  }),
});
