import { entity } from '#domain/kit/entity.ts';
import { choice, date, longText, number, ref } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

export const taskStatuses = ['pending_translation', 'ongoing', 'done', 'time_out', 'rejected'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Chapters of a book given to a translator (domain.md section 3; decisions.md, 'Back office'). Days are UTC+8. */
export const translationTask = entity('translation-tasks', {
  title: 'id',
  access: {
    read: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
    create: ['content_manager'],
  },
  notImported: 'list-import.office.not.task',
  rowScope: { translator: 'translator_id', original_author: 'book_id.original_author_id' },
  rules: [
    {
      at: 'last_chapter',
      message: 'validation.end_before_start',
      holds: ({ first_chapter, last_chapter }) => first_chapter <= last_chapter,
    },
  ],
  fields: {
    book_id: ref('business-books', { required: true, filter: true, fixed: true }),
    language: choice(storyLanguages, { required: true, filter: true, fixed: true }),
    translator_id: ref('users', {
      required: true,
      filter: true,
      read: ['content_manager', 'translation_auditor'],
      where: { role: 'translator' },
    }),
    status: choice(taskStatuses, { required: true, filter: true, initial: 'pending_translation', write: [] }),
    ends_on: date({ required: true, filter: true }),
    /** Of days until then, the end date among them; 0 and less once it has passed, none of a task that is done. */
    remaining_days: number({ computed: true, filter: true, min: -100_000 }),
    /** Per cent of the words, rounded down. */
    progress: number({ computed: true, filter: true }),
    first_chapter: number({ required: true, min: 1, fixed: true }),
    last_chapter: number({ required: true, min: 1, fixed: true }),
    chapters: number({ summed: true, computed: true, filter: true }),
    untranslated_chapters: number({ summed: true, computed: true, filter: true }),
    /** Of the source. */
    words: number({ summed: true, computed: true, filter: true }),
    untranslated_words: number({ summed: true, computed: true, filter: true }),
    /** Requests for more days that were approved, of `maxExtensions`. */
    extensions: number({ summed: true, computed: true, filter: true }),
    received_on: date({ filter: true, write: [] }),
    /** Who gave it out, and hears how it goes. */
    manager_id: ref('users', { filter: true, read: ['content_manager', 'translation_auditor'], write: [] }),
    rejection_reason: longText({ max: 2000, write: [] }),
  },
});
