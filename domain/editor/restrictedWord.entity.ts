import { entity } from '#domain/kit/entity.ts';
import { choice, text } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

const manager = ['content_manager'] as const;
/** Letters and digits, with single spaces, hyphens and apostrophes between them: what `createFlagger` finds. */
const words = /^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u;

/** A word that a chapter of a language should do without; `note` tells its author why (decisions.md, 'Stories and chapters'). */
export const restrictedWord = entity('restricted-words', {
  title: 'word',
  access: { read: manager, create: manager, update: manager, delete: manager },
  sort: { field: 'word', order: 'asc' },
  fields: {
    word: text({ required: true, search: true, max: 60, matches: words }),
    language: choice(storyLanguages, { required: true, filter: true }),
    note: text({ max: 200 }),
  },
});
