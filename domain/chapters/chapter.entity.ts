import { entity } from '#domain/kit/entity.ts';
import { choice, longText, number, ref, text, time } from '#domain/kit/fields.ts';

export const chapterStatuses = ['draft', 'pending_review', 'pending_publish', 'published', 'rejected'] as const;
export type ChapterStatus = (typeof chapterStatuses)[number];

/** A chapter without its text, which lists never touch (domain.md section 3; statuses: decisions.md). */
export const chapter = entity('chapters', {
  title: 'title',
  untitled: 'number',
  access: { read: ['content_manager', 'editor', 'work_auditor'] },
  rowScope: { editor: 'fiction_id.editor_id.user_id' },
  sort: { field: 'updated_at', order: 'desc' },
  fields: {
    fiction_id: ref('fictions', { required: true, filter: true }),
    number: number({ required: true, min: 1 }),
    title: text({ search: true, max: 100 }),
    status: choice(chapterStatuses, { required: true, filter: true, initial: 'draft' }),
    /** Of a published chapter that was changed since: where the change stands while readers see the old text. */
    revision_status: choice(['draft', 'pending_review', 'pending_publish', 'rejected'], { filter: true }),
    word_count: number({ summed: true, required: true, filter: true, initial: 0 }),
    submitted_at: time({ filter: true }),
    release_at: time({ filter: true }),
    published_at: time({ filter: true }),
    rejection_reason: longText({ max: 2000 }),
  },
});
