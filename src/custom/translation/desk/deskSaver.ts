import type { AnswerOf } from '#domain/kit/call.ts';
import type { getTranslation } from '#domain/translation/desk.calls.ts';
import { ApiError, isRefused } from '../../../lib/api/client.ts';
import { browserClock } from '../../../lib/journal/clock.ts';
import { journalDelay, JournalWriter } from '../../../lib/journal/journalWriter.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { claimDraft, deskJournal, readDrafts, type Draft } from './deskJournal.ts';
import { isSameText, type DeskStore, type DeskText } from './deskStore.ts';
import { addSent, isOverOther, mergeTexts, nothingSent, type MergedText, type Sent } from './mergeTexts.ts';

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
const notAligned = 'translation.office.errors.not_aligned';
const changedElsewhere = new Set(['chapters.shared.errors.changed', notAligned]);

interface Needs {
  user: number;
  chapter: Loaded;
  store: DeskStore;
  /** `keepsOther`: what the server has by then is another window's, and is kept there as a version. */
  save: (revision: number, text: DeskText, keepsOther: boolean) => Promise<{ revision: number }>;
  load: () => Promise<Loaded>;
  /** The source, or another window's text, came in: its paragraphs, and what could not be put in its place. */
  onMerged: (loaded: Loaded, merged: MergedText) => void;
}

export interface DeskSaver {
  subscribe: (listener: () => void) => () => void;
  state: () => DeskState;
  /** Why nothing more is saved. */
  refusal: () => ApiError | undefined;
  /** Would anything be lost if the window were gone now? */
  isUnsafe: () => boolean;
  /** Saves at once what waits; answers whether all is on the server. */
  flush: () => Promise<boolean>;
  /** Saves what waits and writes no more; what could not be saved stays on the device for the next window. */
  close: () => Promise<void>;
}

/** Desks that were left and still save: a chapter is not opened under a save of its own. */
const closing = new Set<Promise<unknown>>();
/** Once they are through. */
export const settleDesks = () => Promise.allSettled(closing);

/**
 * Keeps what is typed on the device within `journalDelay`, and a moment after the last key on the server; two windows are
 * merged. A key costs neither a copy nor a comparison of the chapter.
 */
export function startDeskSaver({ user, chapter, store, save, load, onMerged }: Needs): DeskSaver {
  const { subscribe, notify } = createListeners();
  const id = crypto.randomUUID();
  const held = [claimDraft(id).catch(() => undefined)];
  let state: DeskState = 'saved';
  let refusal: ApiError | undefined;
  let revision = chapter.revision;
  let base: DeskText = { title: chapter.translated_title, segments: chapter.text };
  /** How often this text went over another one, and up to where that one is kept. */
  let overOther = 0;
  let keptOther = 0;
  let sent = nothingSent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const isSaved = () => isSameText(store.read(), base);
  const read = (): Draft | undefined => {
    if (isSaved()) return undefined;
    const keepsOther = overOther > keptOther;
    return { id, user, chapter: chapter.id, at: Date.now(), base, keepsOther, sent, ...store.read() };
  };
  const writer = new JournalWriter<Draft>({ id, journal: deskJournal, clock: browserClock, read, onWritten: notify });

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

  /** Puts what was written since its `base` over what stands elsewhere by now, and shows it. */
  function merge(mine: DeskText & { base: DeskText; sent: Sent }, theirs: DeskText, loaded: Loaded): void {
    const merged = mergeTexts(mine.base, mine, theirs, mine.sent);
    if (isOverOther(merged)) overOther += 1;
    store.set({ title: merged.title, segments: merged.segments });
    onMerged(loaded, merged);
  }

  /** Takes over what windows that are gone have left of the chapter. */
  async function recover(): Promise<void> {
    await settleDesks();
    const drafts = await readDrafts(user, chapter.id);
    const left: Draft[] = [];
    for (const draft of drafts) {
      const release = await claimDraft(draft.id).catch(() => undefined);
      if (!release) continue;
      held.push(Promise.resolve(release));
      left.push(draft);
    }
    // The newest goes over the others, which are saved before it, so that the server can keep them.
    const taken: Draft[] = [];
    for (const draft of left.toReversed()) {
      start();
      await sending;
      // What could not be saved before something went over it stays for the next time.
      if (state === 'retrying' || state === 'refused') taken.pop();
      taken.push(draft);
      if (draft.keepsOther) overOther += 1;
      const before = draft.sent ?? nothingSent;
      merge({ ...draft, sent: before }, store.read(), chapter);
      // A save of the window that is gone may still be on its way.
      sent = { titles: [...sent.titles, ...before.titles], segments: [...sent.segments, ...before.segments] };
    }
    if (left.length === 0) return;
    await writer.flush();
    if (writer.status === 'kept') await Promise.all(taken.map((draft) => deskJournal.remove(draft.id)));
  }

  function start() {
    clearTimeout(timer);
    if (state === 'dirty' || state === 'retrying') sending = send();
  }

  async function send(): Promise<void> {
    step('send');
    const snapshot = store.read();
    const over = overOther;
    sent = addSent(sent, base, snapshot);
    try {
      ({ revision } = await save(revision, snapshot, over > keptOther));
      base = snapshot;
      keptOther = over;
      sent = nothingSent;
      step(isSaved() ? 'acknowledge' : 'acknowledge_older');
      await writer.flush();
    } catch (error) {
      if (error instanceof ApiError) await refused(error);
      else step('lose');
    }
    if (state === 'dirty') plan(pause);
    else if (state === 'retrying') plan(retry);
  }

  function refuse(error: ApiError): void {
    refusal = error;
    step('refuse');
  }

  async function refused(error: ApiError): Promise<void> {
    if (error.status === 409 && changedElsewhere.has(error.message))
      return load().then(
        (loaded) => {
          // What is no text of the very state that the server has would be sent again and again.
          if (error.message === notAligned && loaded.revision === revision) return refuse(error);
          const mine = { ...store.read(), base, sent };
          revision = loaded.revision;
          base = { title: loaded.translated_title, segments: loaded.text };
          sent = nothingSent;
          merge(mine, base, loaded);
          step('acknowledge_older');
        },
        () => step('lose'),
      );
    const mayPass = !isRefused(error) || error.status === 429;
    return mayPass ? step('lose') : refuse(error);
  }

  async function flush(): Promise<boolean> {
    await recovered;
    start();
    await sending;
    // What was typed while a save is under way needs one more.
    return state === 'dirty' || state === 'saving' ? flush() : state === 'saved';
  }

  const edited = () => {
    if (isSaved()) return;
    writer.flushWithin(journalDelay);
    step('edit');
    if (state === 'dirty') plan(pause);
  };
  const isUnsafe = () => writer.status !== 'kept' && !isSaved();
  const leaving = () => {
    if (document.visibilityState === 'visible') return;
    void writer.flush();
    start();
  };
  const asking = (event: BeforeUnloadEvent) => {
    if (isUnsafe()) event.preventDefault();
  };
  const unsubscribe = store.subscribe(edited);
  addEventListener('online', start);
  document.addEventListener('visibilitychange', leaving);
  addEventListener('beforeunload', asking);
  const recovered = recover();

  async function finish(): Promise<void> {
    unsubscribe();
    removeEventListener('online', start);
    document.removeEventListener('visibilitychange', leaving);
    removeEventListener('beforeunload', asking);
    await writer.flush();
    await flush();
    clearTimeout(timer);
    await writer.flush();
    for (const release of await Promise.all(held)) release?.();
  }

  return {
    subscribe,
    state: () => state,
    refusal: () => refusal,
    isUnsafe,
    flush,
    close() {
      const work = finish().finally(() => closing.delete(work));
      closing.add(work);
      return work;
    },
  };
}
