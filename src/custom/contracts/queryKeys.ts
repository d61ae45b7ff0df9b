import { profileKeys, signableKeys, storyKeys, todoKeys } from '../../lib/api/queryKeys.ts';

export const contractKeys = {
  all: ['contracts'],
  of: (storyId: number) => ['contracts', storyId],
  ofWork: (storyId: number) => ['contracts', 'of-work', storyId],
  storiesToSign: ['contracts', 'stories-to-sign'],
  terms: ['contractTerms'],
  blank: (type: string) => ['contractTerms', 'blank', type],
  pdf: (storyId: number, issued: string | null) => ['pdf', storyId, issued],
  load: ['applications-load'],
  review: (id: number) => ['application-review', id],
};

export const invitationKeys = {
  all: ['invitations'],
  allInvitable: ['invitable'],
  /** Stories whose authors can be invited. */
  invitable: (page: number, search: string) => ['invitable', page, search],
};

/** Staff editors that an application can be sent to. */
export const editorKeys = { in: (language: string) => ['editors', language] };

/** All that shows where contracts stand. */
export const contractChanges = [
  contractKeys.all,
  invitationKeys.all,
  signableKeys.all,
  todoKeys.all,
  storyKeys.all,
  profileKeys.all,
];
