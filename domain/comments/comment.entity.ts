import { commentTypes, hiders, maxCommentWords, reportReasons, reportStatuses } from '#domain/comments/comment.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, number, ref, text } from '#domain/kit/fields.ts';

/** A reader's comment on a book or a chapter, or what its author writes there (domain.md section 3). */
export const comment = entity('comments', {
  title: 'content',
  access: { read: ['content_manager', 'editor'], delete: ['content_manager'] },
  rowScope: { editor: 'fiction_id.editor_id.user_id' },
  fields: {
    type: choice(commentTypes, { required: true, filter: true }),
    fiction_id: ref('fictions', { required: true, filter: true }),
    chapter_id: ref('chapters'),
    reader_name: text({ required: true, search: true, max: 60 }),
    content: longText({ required: true, search: true, fullText: true, max: 4000 }),
    /** Of readers; the author's own like is none of them. */
    like_count: number({ summed: true, required: true, initial: 0 }),
    is_read: flag({ filter: true }),
    hidden: choice(hiders, { filter: true }),
    report_status: choice(reportStatuses, { filter: true }),
    report_reason: choice(reportReasons, { filter: true }),
    report_note: longText({ max: 2000, words: maxCommentWords }),
  },
});
