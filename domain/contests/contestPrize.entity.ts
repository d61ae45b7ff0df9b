import { entity } from '#domain/kit/entity.ts';
import { money, number, ref, text } from '#domain/kit/fields.ts';

const manager = ['content_manager'] as const;

/** A prize of a contest: a place, how many share it, what each of them is paid, and what they get besides. */
export const contestPrize = entity('contest-prizes', {
  title: 'id',
  untitled: 'place',
  access: { read: ['content_manager', 'translator'], create: manager, update: manager, delete: manager },
  sort: { field: 'place', order: 'asc' },
  fields: {
    contest_id: ref('contests', { required: true, filter: true, fixed: true }),
    place: number({ required: true, min: 1, max: 100 }),
    amount: money({ required: true, summed: false }),
    winners: number({ summed: true, required: true, min: 1, max: 1000, initial: 1 }),
    /** In English; in other languages it is a `contest-prize-texts`. */
    text: text({ max: 200 }),
  },
  rules: [{ at: 'amount', message: 'contests.office.errors.amount', holds: ({ amount }) => amount >= 0 }],
});
