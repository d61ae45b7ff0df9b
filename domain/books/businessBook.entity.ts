import { entity } from '#domain/kit/entity.ts';
import { choice, date, flag, number, ref, text } from '#domain/kit/fields.ts';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';

export const grades = ['S', 'A', 'B', 'C'] as const;
export const sourceLanguages = Object.keys(interfaceLanguages) as InterfaceLanguage[];

/** What is sold: a signed story of the portal, or an imported source book (decisions.md, 'Back office'). */
export const businessBook = entity('business-books', {
  title: 'title',
  access: {
    read: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
    create: ['content_manager'],
    update: ['content_manager'],
  },
  rowScope: { original_author: 'original_author_id' },
  sort: { field: 'title', order: 'asc' },
  rules: [
    {
      at: 'signing_end',
      message: 'validation.end_before_start',
      holds: ({ signing_start, signing_end }) => !signing_start || !signing_end || signing_start <= signing_end,
    },
  ],
  fields: {
    title: text({ required: true, search: true, max: 100 }),
    chinese_name: text({ search: true, max: 100 }),
    remote_id: text({ unique: true, max: 40 }),
    author: text({ required: true, search: true, max: 80 }),
    grade: choice(grades, { required: true, filter: true, initial: 'B' }),
    language: choice(sourceLanguages, { required: true, filter: true }),
    original_author_id: ref('users', {
      filter: true,
      read: ['content_manager'],
      where: { role: 'original_author' },
    }),
    fiction_id: ref('fictions', { unique: true, where: { contract_status: 'signed' } }),
    category: text({ required: true, max: 60 }),
    tags: text({ search: true, max: 200 }),
    share_proportion: number({ required: true, scale: 4, max: 1, initial: 0.5, read: ['content_manager'] }),
    signing_start: date({ filter: true }),
    signing_end: date({ filter: true }),
    /** The manager lets its translators send texts of it to the machine translation. */
    machine_draft: flag(),
  },
});
