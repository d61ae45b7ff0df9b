import { takesContracts } from '#domain/contracts/eligibility.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, choices, date, flag, longText, money, number, text, time } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';
import { endOfDay } from '#domain/shared/clock.ts';
import { maxReason } from '#domain/shared/reason.ts';
import { contestStates } from './contest.ts';
import { contestHeadFields } from './contestHead.ts';
import { judgesEach } from './judging.ts';

const manager = ['content_manager'] as const;
/** Whether two are in order; what is not there yet is. */
const isInOrder = (first: string | null, second: string | null) => !first || !second || first <= second;

/**
 * A contest (domain.md, 'Contest rules'). It is found by its slug; one that is held again, or by other rules, is
 * another edition. What nobody shall enter any more is withdrawn, not deleted.
 */
export const contest = entity('contests', {
  title: 'name',
  access: { read: ['content_manager', 'translator'], create: manager, update: manager },
  sort: { field: 'opens_on', order: 'desc' },
  fields: {
    /** What the staff call it; readers see the title of its texts. */
    name: text({ required: true, search: true, max: 100 }),
    slug: contestHeadFields.slug,
    edition: contestHeadFields.edition,
    state: choice(contestStates, { required: true, filter: true, initial: 'draft' }),
    languages: choices({ of: storyLanguages, required: true, filter: true, min: 1 }),
    genres: choices({ required: true, filter: true, min: 1 }),
    opens_on: contestHeadFields.opens_on,
    closes_on: contestHeadFields.closes_on,
    /** Stories that were signed before do not take part. */
    signed_since: date({ required: true }),
    /** Paid for entries that earn more between two days. */
    incentive_above: money({ summed: false }),
    incentive_from: date(),
    incentive_to: date(),
    /** What each of them is paid; nothing while it is not said. */
    incentive_amount: money({ summed: false }),
    results_at: contestHeadFields.results_at,
    /** Until when winners claim; without it their prizes are settled unasked. */
    claims_until: time(),
    /** How many judge each entry. */
    judges_each: number({ required: true, ...judgesEach }),
    /** When its entries were dealt to judges last, and when a manager said who wins. */
    dealt_at: time({ read: manager, write: [] }),
    decided_at: time({ read: manager, write: [] }),
    /** A winner left before the results, and nobody has decided since. */
    vacant: flag({ filter: true, read: manager, write: [] }),
    /** A manager has something to do now: to deal, to decide or to pay. */
    to_act_on: flag({ computed: true, filter: true, read: manager }),
    /** Why the places are not those of the ranking. */
    decision_reason: longText({ max: maxReason, read: manager, write: [] }),
    palette: contestHeadFields.palette,
    motif: contestHeadFields.motif,
  },
  rules: [
    {
      at: 'genres',
      message: 'contests.office.errors.excluded_genre',
      // Nobody could become a full entry. One that is withdrawn takes no entries, and once they are dealt its genres stay.
      holds: ({ state, genres, dealt_at, decided_at }) =>
        state === 'withdrawn' || Boolean(dealt_at ?? decided_at) || (genres ?? []).every(takesContracts),
    },
    {
      at: 'closes_on',
      message: 'contests.office.errors.window',
      holds: ({ opens_on, closes_on }) => isInOrder(opens_on, closes_on),
    },
    {
      at: 'signed_since',
      message: 'contests.office.errors.signed_since',
      holds: ({ signed_since, closes_on }) => isInOrder(signed_since, closes_on),
    },
    {
      at: 'results_at',
      message: 'contests.office.errors.results',
      holds: ({ closes_on, results_at }) => !closes_on || isInOrder(endOfDay(closes_on).toISOString(), results_at),
    },
    {
      at: 'claims_until',
      message: 'contests.office.errors.claims',
      holds: ({ results_at, claims_until }) => !results_at || !claims_until || results_at < claims_until,
    },
    {
      at: 'incentive_above',
      message: 'contests.office.errors.incentive',
      holds: ({ incentive_above, incentive_from, incentive_to }) =>
        new Set([incentive_above, incentive_from, incentive_to].map((value) => (value ?? null) === null)).size === 1,
    },
    {
      at: 'incentive_amount',
      message: 'contests.office.errors.incentive_amount',
      holds: ({ incentive_above, incentive_amount }) =>
        !incentive_amount
          ? (incentive_amount ?? null) === null
          : incentive_amount > 0 && (incentive_above ?? null) !== null,
    },
    {
      at: 'incentive_to',
      message: 'contests.office.errors.incentive_days',
      holds: ({ incentive_from, incentive_to }) => isInOrder(incentive_from, incentive_to),
    },
  ],
});
