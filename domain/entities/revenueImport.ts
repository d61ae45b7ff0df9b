import { entity } from '#domain/kit/entity.ts';
import { choice, date, money, number, ref, text } from '#domain/kit/fields.ts';

export const importStatuses = ['imported', 'reversed'] as const;

/** A partner's file of revenue that was booked; sums in cents, `author_amount` is the authors' part of `net_amount`. */
export const revenueImport = entity('revenue-imports', {
  title: 'file_name',
  access: { read: ['finance_manager'] },
  fields: {
    file_name: text({ required: true, search: true, max: 200 }),
    status: choice(importStatuses, { required: true, filter: true, initial: 'imported' }),
    first_day: date({ required: true }),
    last_day: date({ required: true, filter: true }),
    line_count: number({ required: true }),
    net_amount: money({ required: true }),
    author_amount: money({ required: true }),
    imported_by_id: ref('users', { required: true }),
    reason: text({ max: 500 }),
  },
});
