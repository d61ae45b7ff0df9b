import { entity } from '#domain/kit/entity.ts';
import { choices, date, ref } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

const manager = ['content_manager'] as const;

/** Days in UTC+8 on which an editor is away and another one looks after their works in some languages. */
export const editorAbsence = entity('editor-absences', {
  title: 'id',
  access: { read: ['content_manager', 'editor'], create: manager, update: manager, delete: manager },
  sort: { field: 'starts_on', order: 'desc' },
  notImported: 'list-import.office.not.absence',
  rules: [
    { at: 'ends_on', message: 'editors.office.errors.order', holds: ({ starts_on, ends_on }) => starts_on <= ends_on },
    {
      at: 'substitute_id',
      message: 'editors.office.errors.self',
      holds: ({ editor_id, substitute_id }) => editor_id !== substitute_id,
    },
  ],
  fields: {
    editor_id: ref('editors', { required: true, filter: true, fixed: true }),
    starts_on: date({ required: true, filter: true }),
    ends_on: date({ required: true, filter: true }),
    languages: choices({ of: storyLanguages, required: true, min: 1 }),
    substitute_id: ref('editors', { required: true, filter: true }),
  },
});
