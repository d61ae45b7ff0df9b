import { entity } from '#domain/kit/entity.ts';
import { choice, longText, ref } from '#domain/kit/fields.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';

const manager = ['content_manager'] as const;

/** What a template says, in plain words of a language: a term a line. Only the English contract binds. */
export const contractTerms = entity('contract-terms', {
  title: 'id',
  access: { read: ['content_manager', 'work_auditor'], create: manager, update: manager },
  fields: {
    template_id: ref('contract-templates', { required: true, filter: true }),
    language: choice(interfaceLanguageCodes, { required: true, filter: true }),
    terms: longText({ required: true, max: 6000 }),
  },
});
