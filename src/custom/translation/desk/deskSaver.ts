import type { AnswerOf } from '#domain/kit/call.ts';
import type { getTranslation } from '#domain/translation/desk.calls.ts';
import { mergeSegments, type Clash } from '#domain/translation/mergeSegments.ts';
import { ApiError, isRefused } from '../../../lib/api/client.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { dropDrafts, readDrafts, writeDraft } from './deskJournal.ts';
import type { DeskStore, DeskText } from './deskStore.ts';

type Loaded = AnswerOf<typeof getTranslation>;

/** Where the text of a desk is, as its reader is told. */
export const deskStates = ['saved', 'dirty', 'saving', 'retrying', 'refused'] as const;
export type DeskState = (typeof deskStates)[number];
export const deskEvents = ['edit', 'send', 'acknowledge', 'acknowledge_older', 'lose', 'refuse'] as const;
export type DeskEvent = (typeof deskEvents)[number];

/**
 * What leads where, in the words of the chapter editor (`editor/saving/saveStatus.ts`). `acknowledge_older`: something
 * was typed since, or another window was first.
 */
const transitions: Record<DeskState, Partial<Record<DeskEvent, DeskState>>> = {
  saved: { edit: 'dirty' },
  dirty: { edit: 'dirty', send: 'saving' },
  saving: { edit: 'saving', acknowledge: 'saved', acknowledge_older: 'dirty', lose: 'retrying', refuse: 'refused' },
  retrying: { edit: 'retrying', send: 'saving' },
  refused: { edit: 'refused' },
};

/** Undefined where a state has no such event. */
export const getNextDeskState = (state: DeskState, event: DeskEvent): DeskState | undefined =>
  transitions[state][event];

/** Milliseconds from the last key to a save, and from one that was lost to the next. */
const pause = 800;
const retry = 4000;
const changedElsewhere = new Set(['chapters.shared.errors.changed', 'translation.office.errors.not_aligned']);

interface Needs {
  user: number;
  chapter: Loaded;
  store: DeskStore;
  save: (revision: number, text: DeskText) => Promise<{ revision: number }>;
  load: () => Promise<Loaded>;
  /** The source, or another window's text, came in: its paragraphs, and what could not be put in its place. */
  onMerged: (loaded: Loaded, merged: { clashes: readonly Clash[]; left: readonly string[] }) => void;
}

export interface DeskSaver {
  subscribe: (listener: () => void) => () => void;
  state: () => DeskState;
  /** Why nothing more is saved. */
  refusal: () => ApiError | undefined;
  /** Saves at once what waits; answers whether all is on the server. */
  flush: () => Promise<boolean>;
  stop: () => void;
}

const isSame = (one: DeskText, other: DeskText) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps each key on the device, and a moment after the last one on the server; two windows are merged. */
export function startDeskSaver({ user, chapter, store, save, load, onMerged }: Needs): DeskSaver {
  const { subscribe, notify } = createListeners();
  let state: DeskState = 'saved';
  let refusal: ApiError | undefined;
  let revision = chapter.revision;
  let base: DeskText = { title: chapter.translated_title, segments: chapter.text };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const step = (event: DeskEvent) => {
    const next = getNextDeskState(state, event);
    if (!next) throw new Error(`${event} while ${state}`);
    if (next === state) return;
    state = next;
    notify();
  };
  const plan = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(start, after);
  };

  /** Puts what was written here over what the server has by now. */
  function merge(from: DeskText, mine: DeskText, loaded: Loaded): void {
    const merged = mergeSegments(from.segments, mine.segments, loaded.text);
    const isTitled = mine.title !== from.title;
    revision = loaded.revision;
    base = { title: loaded.translated_title, segments: loaded.text };
    store.set({ title: isTitled ? mine.title : loaded.translated_title, segments: merged.segments });
    onMerged(loaded, merged);
  }

  function start() {
    clearTimeout(timer);
    if (state === 'dirty' || state === 'retrying') sending = send();
  }

  async function send(): Promise<void> {
    step('send');
    const snapshot = store.read();
    try {
      ({ revision } = await save(revision, snapshot));
      base = snapshot;
      const isAll = isSame(store.read(), snapshot);
      if (isAll) dropDrafts(user, chapter.id, takenOver);
      step(isAll ? 'acknowledge' : 'acknowledge_older');
    } catch (error) {
      if (error instanceof ApiError) await refused(error);
      else step('lose');
    }
    if (state === 'dirty') plan(pause);
    else if (state === 'retrying') plan(retry);
  }

  async function refused(error: ApiError): Promise<void> {
    if (error.status === 409 && changedElsewhere.has(error.message))
      return load().then(
        (loaded) => {
          merge(base, store.read(), loaded);
          step('acknowledge_older');
        },
        () => step('lose'),
      );
    const mayPass = !isRefused(error) || error.status === 429;
    if (!mayPass) refusal = error;
    return step(mayPass ? 'lose' : 'refuse');
  }

  async function flush(): Promise<boolean> {
    start();
    await sending;
    // What was typed while a save is under way needs one more.
    return state === 'dirty' || state === 'saving' ? flush() : state === 'saved';
  }

  const edited = () => {
    const text = store.read();
    if (isSame(text, base)) return;
    writeDraft(user, chapter.id, { ...text, revision, base: base.segments });
    step('edit');
    if (state === 'dirty') plan(pause);
  };
  const unsubscribe = store.subscribe(edited);
  addEventListener('online', start);
  const takenOver = readDrafts(user, chapter.id);
  for (const draft of takenOver) {
    const from = { title: base.title, segments: draft.base };
    const mine = { title: draft.title, segments: draft.segments };
    merge(from, mine, { ...chapter, text: [...store.read().segments] });
  }
  base = { title: chapter.translated_title, segments: chapter.text };
  edited();

  return {
    subscribe,
    state: () => state,
    refusal: () => refusal,
    flush,
    stop() {
      clearTimeout(timer);
      removeEventListener('online', start);
      unsubscribe();
    },
  };
}
