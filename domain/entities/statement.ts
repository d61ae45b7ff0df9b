import { entity } from '#domain/kit/entity.ts';
import { choice, longText, money, month, ref } from '#domain/kit/fields.ts';

/** decisions.md, 'Money'. */
export const statementStatuses = ['pending', 'submitted', 'under_review', 'approved', 'rejected', 'paid'] as const;

/** An author's month, in cents; a fine is stored positive and deducted (domain.md section 3). */
export const statement = entity('statements', {
  title: 'month',
  access: { read: ['finance_manager'], update: ['finance_manager'] },
  sort: { field: 'month', order: 'desc' },
  fields: {
    author_id: ref('users', { required: true, filter: true, write: [] }),
    month: month({ required: true, filter: true, write: [] }),
    status: choice(statementStatuses, { required: true, filter: true, initial: 'pending', write: [] }),
    amount_payable: money({ required: true, initial: 0, write: [] }),
    royalty_share: money({ required: true, initial: 0, write: [] }),
    ad_share: money({ required: true, initial: 0, write: [] }),
    bonus: money({ required: true, initial: 0, write: [] }),
    fine: money({ required: true, initial: 0, write: [] }),
    gift_share: money({ required: true, initial: 0, write: [] }),
    notes: longText({ max: 2000 }),
  },
});
