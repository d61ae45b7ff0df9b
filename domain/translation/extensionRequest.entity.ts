import { entity } from '#domain/kit/entity.ts';
import { choice, date, longText, number, ref, text, time } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

/** More days are approved so often for a task (decisions.md, 'Back office'). */
export const maxExtensions = 2;

export const extensionStatuses = ['pending', 'approved', 'rejected'] as const;

/** A translator asks for more days (domain.md sections 3 and 4). */
export const extensionRequest = entity('extension-requests', {
  title: 'id',
  access: {
    read: ['content_manager', 'translator', 'translation_auditor'],
    create: ['translator'],
    update: ['content_manager', 'translation_auditor'],
  },
  rowScope: { translator: 'asked_by_id' },
  notImported: 'list-import.office.not.request',
  fields: {
    task_id: ref('translation-tasks', { required: true, filter: true, write: ['translator'] }),
    days: number({ required: true, min: 1, max: 60, write: ['translator'] }),
    /** The how many-eth request for the task it is (domain.md section 3). */
    times: number({ computed: true }),
    /** Until when the task is due by now. */
    ends_on: date({ computed: true, filter: true }),
    reason: longText({ required: true, max: 2000, write: ['translator'] }),
    status: choice(extensionStatuses, {
      required: true,
      filter: true,
      initial: 'pending',
      final: true,
      write: ['content_manager', 'translation_auditor'],
    }),
    /** Their own request is not theirs to decide on, whatever role they have by then. */
    asked_by_id: ref('users', { read: ['content_manager', 'translation_auditor'], write: [] }),
    /** It was asked for when it was made. */
    decided_at: time({ write: [] }),
    decided_by_id: ref('users', { read: ['content_manager', 'translation_auditor'], write: [] }),
    /** Of the task: a request is known by what is translated, and found by it. */
    book: text({ computed: true, filter: true }),
    language: choice(storyLanguages, { computed: true, filter: true }),
    first_chapter: number({ computed: true }),
    last_chapter: number({ computed: true }),
  },
});
