import { call } from '#domain/kit/call.ts';
import { month } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { revenueGroupings, revenueOrders } from './storyRevenue.ts';

const cents = () => t.integer().required();
/** What readers paid, what apps kept of it, and what came in; of that the author's part and the house's. */
const amounts = {
  gross_amount: cents(),
  app_fees: cents(),
  net_amount: cents(),
  author_amount: cents(),
  house_amount: cents(),
};

const readers = ['content_manager', 'finance_manager'] as const;
const query = {
  from: month().rule,
  to: month().rule,
  by: t.string().oneOf(revenueGroupings).default('work'),
  order: t.string().oneOf(revenueOrders).default('net_amount'),
  fiction_id: t.query.id(),
  language: t.string().oneOf(storyLanguages),
  app: t.string().min(1, message('validation.required')).max(60),
};

/**
 * What stories earned for their authors and the house (domain.md section 2, 'works revenue'), by story, app, language
 * or month, in cents, by the day that it was earned; bonuses and fines have no part in it. Months in UTC+8, the last 12
 * by default, at most 60. `previous_net_amount` is that of as many months before, from `before` on; a month has none.
 * 422 at `from` for months that are no range.
 */
export const listStoryRevenue = call('GET /api/office/works-revenue', {
  roles: readers,
  query: t.object({ ...pagingQuery(25), ...query }),
  answer: t.object({
    from: t.string().required(),
    to: t.string().required(),
    before: t.string().required(),
    by: t.string().oneOf(revenueGroupings).required(),
    ...amounts,
    previous_net_amount: cents(),
    items: t
      .array(
        t.object({
          /** The id of a story, the name of an app, a language or a month. */
          key: t.string().required(),
          title: t.string().nullable().defined(),
          author_name: t.string().nullable().defined(),
          ...amounts,
          previous_net_amount: t.integer().nullable().defined(),
        }),
      )
      .required(),
    total: t.integer().min(0).required(),
    /** Of the story that is asked for. */
    title: t.string().nullable().defined(),
  }),
});

/** All rows of it as CSV, amounts in dollars. */
export const exportStoryRevenue = call('GET /api/office/works-revenue/export', {
  roles: readers,
  query: t.object(query),
  answer: 'file',
});
