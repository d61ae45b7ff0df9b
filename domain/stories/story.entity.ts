import { contractStatuses, contractTypes } from '#domain/contracts/contract.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, choices, code, image, longText, number, ref, text } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';
import { initialShare } from './initialShare.ts';
import { tagLimits } from './tagLimits.ts';

export const channels = ['female', 'male', 'general'] as const;
export const ratings = ['everyone', 'teen', 'mature', 'adult'] as const;
export const storyStatuses = ['ongoing', 'completed'] as const;

/** Not by the back office's form: its author saves it, the platform counts it, or a call of its own changes it. */
const notHere = { write: [] } as const;

/** A story, called a work in the back office (domain.md section 3). What an author may save is `domain/stories/story.ts`. */
export const fiction = entity('fictions', {
  title: 'title',
  access: { read: ['content_manager', 'editor', 'work_auditor'], update: ['content_manager'] },
  rowScope: { editor: 'editor_id.user_id' },
  sort: { field: 'updated_at', order: 'desc' },
  fields: {
    cover: image({ required: true, ...notHere }),
    title: text({ required: true, search: true, max: 100, ...notHere }),
    author_id: ref('users', { required: true, filter: true, ...notHere }),
    language: choice(storyLanguages, { required: true, filter: true, ...notHere }),
    genre: code({ required: true, filter: true, ...notHere }),
    status: choice(storyStatuses, { required: true, filter: true, initial: 'ongoing', ...notHere }),
    contract_status: choice(contractStatuses, { required: true, filter: true, initial: 'not_signed', ...notHere }),
    contract_type: choice(contractTypes, { filter: true, ...notHere }),
    word_count: number({ summed: true, required: true, filter: true, initial: 0, ...notHere }),
    chapter_count: number({ summed: true, required: true, filter: true, initial: 0, ...notHere }),
    editor_id: ref('editors', { filter: true }),
    share_proportion: number({ required: true, scale: 4, max: 1, initial: initialShare }),
    first_paywall_chapter: number({ required: true, min: 1, max: 9999, initial: 9, ...notHere }),
    channel: choice(channels, { required: true, filter: true, ...notHere }),
    rating: choice(ratings, { required: true, filter: true, ...notHere }),
    lead_role: text({ required: true, search: true, max: 100, ...notHere }),
    synopsis: longText({ max: 10_000, ...notHere }),
    plot_tags: choices({ required: true, filter: true, max: tagLimits.max, initial: [], ...notHere }),
    identity_tags: choices({ required: true, filter: true, max: tagLimits.max, initial: [], ...notHere }),
    character_tags: choices({ required: true, filter: true, max: tagLimits.max, initial: [], ...notHere }),
    background_tags: choices({ required: true, filter: true, max: tagLimits.max, initial: [], ...notHere }),
    application_count: number({ summed: true, required: true, initial: 0, ...notHere }),
  },
});
