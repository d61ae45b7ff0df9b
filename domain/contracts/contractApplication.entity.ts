import { contractStatuses, contractTypes } from '#domain/contracts/contract.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, flag, image, longText, number, ref, text, time } from '#domain/kit/fields.ts';

/** Words that the outline of an application may have (domain.md section 5). */
export const outlineWords = 2000;

/** An author's application for a contract (domain.md sections 3 and 5); its form: `domain/contracts/application.ts`. */
export const contractApplication = entity('contract-applications', {
  title: 'id',
  access: { read: ['content_manager', 'editor', 'work_auditor'] },
  rowScope: { editor: 'fiction_id.editor_id.user_id' },
  // Whoever looks after the work reviews it, whom the author chose or not.
  followed: ['fiction_id__editor_id'],
  sort: { field: 'applied_at', order: 'desc' },
  fields: {
    fiction_id: ref('fictions', { required: true, filter: true }),
    attempt: number({ required: true, min: 1 }),
    status: choice(contractStatuses, { required: true, filter: true, initial: 'applying' }),
    type: choice(contractTypes, { required: true, filter: true }),
    editor_id: ref('editors', { filter: true }),
    applied_at: time({ required: true, filter: true }),
    /** Until when the author may sign. */
    expires_at: time(),
    first_paywall_chapter: number({ required: true, min: 1, max: 9999, initial: 9 }),
    word_count: number({ summed: true, required: true }),
    /** The author left the choice of the editor to chance. */
    random_editor: flag(),
    expected_words: number({ summed: true, required: true, min: 1, max: 100_000_000 }),
    push_lines: longText({ required: true, max: 600 }),
    short_copy: longText({ required: true, max: 1200 }),
    outline: longText({ required: true, max: 30_000, words: outlineWords }),
    other_platforms: longText({ max: 2000 }),
    screenshot: image(),
    /** The first three chapters as a Word file. */
    chapters_file: text({ max: 200, matches: /^\/api\/files\/private\/doc\/[0-9a-f-]{36}\.docx$/ }),
    referee_name: text({ max: 100 }),
    rejection_notice: longText({ max: 2000 }),
    /** Which editor approved or rejected it, and when. */
    reviewed_by_id: ref('editors', { filter: true }),
    reviewed_at: time({ filter: true }),
    /** When a work auditor confirmed the contract, or rejected it. */
    audited_at: time({ filter: true }),
  },
});
