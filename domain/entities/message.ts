import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, ref, text } from '#domain/kit/fields.ts';
import { authors } from '#domain/roles.ts';

/** `sign` is about contracts (domain.md section 3). */
export const messageCategories = ['system', 'sign', 'story'] as const;

/** A message to one author. */
export const message = entity('messages', {
  title: 'title',
  access: { read: ['content_manager'], create: ['content_manager'] },
  fields: {
    user_id: ref('users', { required: true, filter: true, where: { role: authors } }),
    category: choice(messageCategories, { required: true, filter: true, initial: 'system' }),
    title: text({ required: true, search: true, max: 120 }),
    content: longText({ required: true, max: 4000 }),
    is_read: flag({ filter: true, write: [] }),
  },
});
