import { entity } from '#domain/kit/entity.ts';
import { longText, number, ref, text } from '#domain/kit/fields.ts';

const manager = ['content_manager'] as const;

/** What entries of a contest are scored for, and how much it counts beside the others. It stays once entries are dealt. */
export const contestCriterion = entity('contest-criteria', {
  title: 'name',
  access: { read: manager, create: manager, update: manager, delete: manager },
  sort: { field: 'weight', order: 'desc' },
  fields: {
    name: text({ required: true, search: true, max: 80 }),
    contest_id: ref('contests', { required: true, filter: true, fixed: true }),
    weight: number({ required: true, min: 1, max: 100, initial: 1 }),
    /** What its judges look for. */
    hint: longText({ max: 500 }),
  },
});
