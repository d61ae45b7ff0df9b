import { isUnsigned, type ContractStatus } from '#domain/contracts/contract.ts';
import type { MessageKey } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';

/** Works that one call hands over at most; a screen that has more sends several. */
export const maxHandovers = 500;

/**
 * What became of a work: another editor looks after it, they did so already, its editor is another by now than the one that
 * was seen, the new editor does not edit in its language or does not work as an editor any more, its author has yet to
 * answer an invitation of somebody else, or there is no such work.
 */
export const handoverResults = ['handed', 'same', 'changed', 'language', 'inactive', 'invited', 'missing'] as const;
export type HandoverResult = (typeof handoverResults)[number];

/** Why the form of a work takes another editor as little. */
export const editorRefusals: Partial<Record<HandoverResult, MessageKey>> = {
  inactive: 'editors.office.errors.inactive',
  language: 'editors.office.errors.work_language',
  invited: 'editors.office.errors.invited',
};

interface Work {
  editor_id: number | null;
  language: StoryLanguage;
  contract_status: ContractStatus;
  /** Whose invitation has no answer yet; once a contract is applied for, none is awaited. */
  invited_by: number | null;
}
interface Handover {
  from: number | null;
  to: { id: number; active: boolean; languages: readonly StoryLanguage[] };
}

/** In the order in which it is looked at: who changed hands meanwhile is told so before anything else. */
const obstacles: readonly [HandoverResult, (work: Work, handover: Handover) => boolean][] = [
  ['same', ({ editor_id }, { to }) => editor_id === to.id],
  ['changed', ({ editor_id }, { from }) => editor_id !== from],
  ['inactive', (_, { to }) => !to.active],
  ['language', ({ language }, { to }) => !to.languages.includes(language)],
  [
    'invited',
    ({ invited_by, contract_status }, { to }) =>
      invited_by !== null && invited_by !== to.id && isUnsigned(contract_status),
  ],
];

/** What becomes of a work that shall be handed over. */
export const decideHandover = (work: Work, handover: Handover): HandoverResult =>
  obstacles.find(([, holds]) => holds(work, handover))?.[0] ?? 'handed';
