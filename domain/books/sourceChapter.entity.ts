import { entity } from '#domain/kit/entity.ts';
import { number, ref, text } from '#domain/kit/fields.ts';

/** A chapter of a business book in the language it was written in, without its text, which lists never touch. */
export const sourceChapter = entity('source-chapters', {
  title: 'title',
  untitled: 'number',
  access: { read: ['content_manager', 'translator', 'translation_auditor', 'original_author'] },
  rowScope: { original_author: 'book_id.original_author_id' },
  sort: { field: 'number', order: 'asc' },
  fields: {
    book_id: ref('business-books', { required: true, filter: true }),
    number: number({ required: true, min: 1, filter: true }),
    title: text({ search: true, max: 100 }),
    word_count: number({ summed: true, required: true, filter: true, initial: 0 }),
    paragraph_count: number({ summed: true, required: true, initial: 0 }),
    /** The chapter of the portal that it is taken from. */
    chapter_id: ref('chapters', { unique: true, read: ['content_manager'] }),
  },
});
