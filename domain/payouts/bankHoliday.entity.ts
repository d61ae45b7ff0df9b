import { entity } from '#domain/kit/entity.ts';
import { date, text } from '#domain/kit/fields.ts';

const finance = ['finance_manager'] as const;

/** A day on which banks pay nothing: a pay day that falls on it moves (decisions.md, 'Money'). */
export const bankHoliday = entity('bank-holidays', {
  title: 'name',
  access: { read: ['finance_manager', 'cashier'], create: finance, update: finance, delete: finance },
  sort: { field: 'day', order: 'asc' },
  fields: {
    name: text({ required: true, search: true, max: 60 }),
    day: date({ required: true, unique: true, filter: true }),
  },
});
