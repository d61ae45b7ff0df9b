import { entity } from '#domain/kit/entity.ts';
import { choice, date, money, number, ref, text } from '#domain/kit/fields.ts';

/** A file is booked batch by batch, and taken back so. */
export const importStatuses = ['booking', 'imported', 'reversing', 'reversed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

interface Step {
  from: ImportStatus;
  to: ImportStatus;
}

/** The one table of what leads where. A file that is taken in is `booking`. */
export const importSteps = {
  /** Its last line is booked. */
  book: { from: 'booking', to: 'imported' },
  /** Finance takes it back. */
  reverse: { from: 'imported', to: 'reversing' },
  /** Its last line is taken back. */
  take_back: { from: 'reversing', to: 'reversed' },
} as const satisfies Record<string, Step>;

export const underWay = [importSteps.book.from, importSteps.take_back.from] as const;
export const isUnderWay = (status: ImportStatus): boolean => (underWay as readonly ImportStatus[]).includes(status);

/** A partner's file of revenue that was booked; sums in cents, `author_amount` is the authors' part of `net_amount`. */
export const revenueImport = entity('revenue-imports', {
  title: 'file_name',
  access: { read: ['finance_manager'] },
  fields: {
    file_name: text({ required: true, search: true, max: 200 }),
    status: choice(importStatuses, { required: true, filter: true, initial: 'booking' }),
    first_day: date({ required: true }),
    last_day: date({ required: true, filter: true }),
    line_count: number({ summed: true, required: true }),
    booked_count: number({ summed: true, required: true, initial: 0 }),
    net_amount: money({ required: true }),
    author_amount: money({ required: true }),
    imported_by_id: ref('users', { required: true }),
    reversed_by_id: ref('users'),
    reason: text({ max: 500 }),
  },
});
