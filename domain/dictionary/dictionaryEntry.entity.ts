import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, number, ref, text } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

export const entryTypes = ['person', 'place', 'company', 'other'] as const;
export const entryStates = ['proposed', 'approved'] as const;
/** They say what a term is called, and decide on what others propose. */
export const approvers = ['content_manager', 'translation_auditor'] as const;
const translators = ['content_manager', 'translator', 'translation_auditor'] as const;

/** A name and its fixed translation in a book (domain.md section 3). */
export const dictionaryEntry = entity('dictionary-entries', {
  title: 'term',
  access: {
    read: translators,
    create: translators,
    update: translators,
    delete: approvers,
  },
  sort: { field: 'term', order: 'asc' },
  fields: {
    term: text({ required: true, search: true, max: 120 }),
    translation: text({ required: true, search: true, max: 120 }),
    /** What a translator would call an approved term instead; the approved translation holds until somebody decides. */
    proposed_translation: text({ max: 120, write: [] }),
    /** Other forms of the term in the source, a comma between. */
    aliases: text({ search: true, max: 300 }),
    state: choice(entryStates, {
      required: true,
      filter: true,
      initial: 'proposed',
      write: approvers,
    }),
    type: choice(entryTypes, { required: true, filter: true, initial: 'person' }),
    book_id: ref('business-books', { required: true, filter: true, fixed: true }),
    language: choice(storyLanguages, { required: true, filter: true, fixed: true }),
    first_appearance: number({ min: 1 }),
    /** Under 140 words (domain.md section 5). */
    note: longText({ max: 1000, words: 139 }),
    /** Whether one is proposed: lists are filtered by it. */
    has_proposal: flag({ filter: true, write: [] }),
  },
});
