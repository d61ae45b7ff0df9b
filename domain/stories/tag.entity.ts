import { entity } from '#domain/kit/entity.ts';
import { choice, flag, number, text } from '#domain/kit/fields.ts';

export const tagGroups = ['genre', 'plot', 'identity', 'character', 'background'] as const;
export type TagGroup = (typeof tagGroups)[number];

/** Reference data that stories are classified by: 24 genres, 37 plot tags and the rest (domain.md section 9). */
export const tag = entity('tags', {
  title: 'name',
  access: { read: ['content_manager'], create: ['content_manager'], update: ['content_manager'] },
  sort: { field: 'position', order: 'asc' },
  fields: {
    name: text({ required: true, search: true, max: 60 }),
    code: text({ required: true, unique: true, search: true, max: 60, matches: /^[a-z0-9-]+$/, fixed: true }),
    group: choice(tagGroups, { required: true, filter: true, fixed: true }),
    position: number({ required: true, max: 10_000 }),
    offered: flag({ initial: true, filter: true }),
  },
});
