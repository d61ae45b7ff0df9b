import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, money, month, ref, text, time } from '#domain/kit/fields.ts';

/** decisions.md, 'Money'. */
export const statementStatuses = ['pending', 'submitted', 'under_review', 'approved', 'rejected', 'paid'] as const;

/**
 * An author's month as it was closed, in cents (domain.md section 3): a fine is stored positive and deducted, additions
 * have deductions in them, an adjustment is what came late for months before. `hash` is the SHA-256 of the snapshot.
 */
export const statement = entity('statements', {
  title: 'month',
  access: { read: ['finance_manager'], update: ['finance_manager'] },
  sort: { field: 'month', order: 'desc' },
  fields: {
    author_id: ref('users', { required: true, filter: true, write: [] }),
    month: month({ required: true, filter: true, write: [] }),
    status: choice(statementStatuses, { required: true, filter: true, initial: 'pending', write: [] }),
    amount_payable: money({ required: true, filter: true, initial: 0, write: [] }),
    royalty_share: money({ required: true, initial: 0, write: [] }),
    ad_share: money({ required: true, initial: 0, write: [] }),
    bonus: money({ required: true, initial: 0, write: [] }),
    fine: money({ required: true, initial: 0, write: [] }),
    gift_share: money({ required: true, initial: 0, write: [] }),
    additions: money({ required: true, initial: 0, write: [] }),
    other_income: money({ required: true, initial: 0, write: [] }),
    adjustment: money({ required: true, initial: 0, write: [] }),
    carried_in: money({ required: true, initial: 0, write: [] }),
    /** Not paid for its month: the amount is in the next statement. */
    carried_forward: flag({ filter: true, write: [] }),
    reason: longText({ max: 500, write: [] }),
    resubmit_by: time({ write: [] }),
    hash: text({ max: 64, write: [] }),
    notes: longText({ max: 2000 }),
  },
});
