/**
 * Where the text of an editor window stands.
 * - `saved`: the server has it
 * - `dirty`: something was typed that no save carries
 * - `saving`: a save is on its way, or is about to be
 * - `retrying`: it had no answer; the very same is sent again
 * - `refused`: the server has read it and not taken it; only another text, or another state of the chapter, will do
 * - `signed_out`: nobody is signed in any more; the save waits for who comes back
 * - `conflict`: somebody else's text waits for a decision, and nothing is sent before it
 */
export const saveStatuses = ['saved', 'dirty', 'saving', 'retrying', 'refused', 'signed_out', 'conflict'] as const;
export type SaveStatus = (typeof saveStatuses)[number];

/**
 * What happens to it.
 * - `edit`: something was typed
 * - `send`: what stands in the window becomes a save
 * - `skip`: the server has what stands in the window, so there is nothing to send
 * - `acknowledge`: the server has taken the save; `acknowledge_older`: and something was typed since
 * - `lose`: there was no answer, or one that says nothing of the text
 * - `refuse`, `sign_out`: the server does not take it
 * - `diverge`: somebody else has saved another text
 * - `rebase`: somebody else has saved, but no other text; what is still needed is saved over it
 * - `resume`: somebody saves by hand who may have signed in elsewhere
 * - `keep_mine`: the text of this window is to be the chapter's
 * - `replace`: the server's text takes the place of what stands in the window
 * - `detach`: the chapter is gone, and its text begins a new one
 */
export const saveEvents = [
  'edit',
  'send',
  'skip',
  'acknowledge',
  'acknowledge_older',
  'lose',
  'refuse',
  'sign_out',
  'diverge',
  'rebase',
  'resume',
  'keep_mine',
  'replace',
  'detach',
] as const;
export type SaveEvent = (typeof saveEvents)[number];

/** What the answer to a save may do, however often it was sent. */
const answers = {
  acknowledge: 'saved',
  acknowledge_older: 'dirty',
  lose: 'retrying',
  refuse: 'refused',
  sign_out: 'signed_out',
  diverge: 'conflict',
  rebase: 'dirty',
} as const;

/** The one table of what leads where. What is typed beside a save, or beside a question, changes nothing of it. */
const transitions: Record<SaveStatus, Partial<Record<SaveEvent, SaveStatus>>> = {
  saved: { edit: 'dirty', send: 'saving', skip: 'saved', replace: 'saved' },
  dirty: { edit: 'dirty', send: 'saving', skip: 'saved' },
  saving: { edit: 'saving', ...answers },
  retrying: { edit: 'retrying', ...answers },
  refused: { edit: 'refused', send: 'saving', skip: 'saved', detach: 'dirty' },
  signed_out: { edit: 'signed_out', resume: 'saving', ...answers },
  conflict: { edit: 'conflict', keep_mine: 'dirty', replace: 'saved' },
};

/** Where an event leads from a status; undefined: it cannot happen there. */
export const getNextSaveStatus = (status: SaveStatus, event: SaveEvent): SaveStatus | undefined =>
  transitions[status][event];

/** What is known in a status beside the text; anything else is forgotten on the way there. */
export const saveStatusData = {
  saved: [],
  dirty: [],
  saving: ['pending'],
  retrying: ['pending', 'failure'],
  refused: ['failure'],
  signed_out: ['pending', 'failure'],
  /** The failure is that of a decision. */
  conflict: ['theirs', 'failure'],
} as const satisfies Record<SaveStatus, readonly ('pending' | 'failure' | 'theirs')[]>;

/** Does what is typed there send itself after a pause? Elsewhere it waits for an answer or for a decision. */
export const sendsItself = (status: SaveStatus): boolean =>
  status === 'saved' || status === 'dirty' || status === 'saving' || status === 'refused';
