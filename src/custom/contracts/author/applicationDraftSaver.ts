import { createListeners } from '../../../lib/listeners.ts';

/** Of stories what is filled in, as text: so it is compared. */
export type Drafts = readonly (readonly [id: number, form: string])[];

/** Where the drafts of the applications on screen are; from `ended` on none is saved. */
export const draftStates = ['saved', 'dirty', 'saving', 'failed', 'ended'] as const;
export type DraftState = (typeof draftStates)[number];
export const draftEvents = [
  'edit',
  'undo',
  'send',
  'acknowledge',
  'acknowledge_older',
  'lose',
  'end',
  'resume',
] as const;
export type DraftEvent = (typeof draftEvents)[number];

/**
 * What leads where, in the words of the chapter editor (`editor/saving/saveStatus.ts`). `undo`: what is saved is filled
 * in again; `end`: the application goes, and takes the place of its draft; `resume`: it was refused. A draft that is on
 * its way arrives before the end.
 */
const transitions: Record<DraftState, Partial<Record<DraftEvent, DraftState>>> = {
  saved: { edit: 'dirty', end: 'ended' },
  dirty: { edit: 'dirty', undo: 'saved', send: 'saving', end: 'ended' },
  saving: { edit: 'saving', undo: 'saving', acknowledge: 'saved', acknowledge_older: 'dirty', lose: 'failed' },
  failed: { edit: 'dirty', undo: 'saved', end: 'ended' },
  ended: { resume: 'dirty' },
};

/** Undefined where a state has no such event. */
export const getNextDraftState = (state: DraftState, event: DraftEvent): DraftState | undefined =>
  transitions[state][event];

/** Milliseconds from the last key to a save. */
const pause = 800;
const isSame = (one: Drafts, other: Drafts) => JSON.stringify(one) === JSON.stringify(other);

/** Saves what changes soon after the last key, one after another; what failed is tried again with the next change. */
export function createDraftSaver(loaded: Drafts, save: (id: number, form: string) => Promise<unknown>) {
  const { subscribe, notify } = createListeners();
  let state: DraftState = 'saved';
  let saved = loaded;
  let latest = loaded;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const step = (event: DraftEvent) => {
    const next = getNextDraftState(state, event);
    if (!next) throw new Error(`${event} while ${state}`);
    state = next;
    notify();
    clearTimeout(timer);
    if (state === 'dirty') timer = setTimeout(flush, pause);
  };

  async function send(): Promise<void> {
    step('send');
    const [sent, before] = [latest, new Map(saved)];
    try {
      await Promise.all(sent.filter(([id, form]) => before.get(id) !== form).map(([id, form]) => save(id, form)));
      saved = sent;
      step(isSame(latest, sent) ? 'acknowledge' : 'acknowledge_older');
    } catch {
      step('lose');
    }
  }
  function flush() {
    if (state === 'dirty') sending = send();
  }

  return {
    subscribe,
    state: () => state,
    edit(drafts: Drafts) {
      if (isSame(drafts, latest)) return;
      latest = drafts;
      if (state !== 'ended') step(isSame(drafts, saved) ? 'undo' : 'edit');
    },
    /** Saves at once what waits. */
    flush,
    end: async () => {
      await sending;
      // It is sent once more where it failed without being refused.
      if (state !== 'ended') step('end');
    },
    resume: () => step('resume'),
  };
}
