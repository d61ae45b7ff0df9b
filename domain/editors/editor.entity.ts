import { entity } from '#domain/kit/entity.ts';
import { choices, email, ref, text } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

/** What authors are shown of an editor (portal.md section 3). */
export const editor = entity('editors', {
  title: 'name',
  access: { read: ['content_manager', 'work_auditor'], create: ['content_manager'], update: ['content_manager'] },
  sort: { field: 'name', order: 'asc' },
  fields: {
    name: text({ required: true, search: true, max: 80 }),
    email: email({ required: true, unique: true, search: true }),
    whatsapp: text({ max: 40 }),
    languages: choices({ of: storyLanguages, required: true, min: 1 }),
    user_id: ref('users', { required: true, unique: true, where: { role: 'editor' } }),
  },
});
