import { entity } from '#domain/kit/entity.ts';
import { choice, image, longText, ref, text } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

/** A business book in another language: what it is called there, its synopsis and cover. One a book and language. */
export const edition = entity('editions', {
  title: 'title',
  access: {
    read: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
    create: ['content_manager'],
    update: ['content_manager'],
  },
  rowScope: { original_author: 'book_id.original_author_id' },
  sort: { field: 'title', order: 'asc' },
  fields: {
    title: text({ required: true, search: true, max: 100 }),
    book_id: ref('business-books', { required: true, filter: true, fixed: true }),
    language: choice(storyLanguages, { required: true, filter: true, fixed: true }),
    synopsis: longText({ words: 250 }),
    cover: image(),
  },
});
