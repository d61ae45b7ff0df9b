import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, number, ref, text } from '#domain/kit/fields.ts';

export const commentTypes = ['book', 'chapter'] as const;

/** A reader's comment on a book or a chapter (domain.md section 3). */
export const comment = entity('comments', {
  title: 'content',
  access: { read: ['content_manager', 'editor'], delete: ['content_manager'] },
  own: { editor: 'fiction_id.editor_id.user_id' },
  fields: {
    type: choice(commentTypes, { required: true, filter: true }),
    fiction_id: ref('fictions', { required: true, filter: true }),
    chapter_id: ref('chapters'),
    reader_name: text({ required: true, search: true, max: 60 }),
    content: longText({ required: true, search: true, max: 4000 }),
    like_count: number({ required: true, initial: 0 }),
    is_read: flag({ filter: true }),
  },
});
