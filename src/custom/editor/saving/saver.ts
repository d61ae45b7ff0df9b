import type { Clock } from '../../../lib/journal/clock.ts';
import { journalDelay, JournalWriter, type JournalStatus } from '../../../lib/journal/journalWriter.ts';
import { toFailure, classifyFailure, type Failure } from './failure.ts';
import type { Entry, Journal } from './journal.ts';
import type { Acknowledged, Cause, Pending, Remote } from './pending.ts';
import { computeRetryDelay } from './retryDelay.ts';
import { getNextSaveStatus, saveStatusData, sendsItself, type SaveEvent, type SaveStatus } from './saveStatus.ts';
import { noText, isSameText, type Stored, type Text } from './text.ts';

/** Milliseconds: from a change to the journal; from the last key, and from the first, to the server (reliability.md, 'Goals'). */
export const delays = { journal: journalDelay, pause: 350, longest: 3000 } as const;

/** What there is to know beside the text; which of it a status has, `saveStatusData` says. */
interface StatusData {
  /** The save that waits for its answer. */
  pending?: Pending;
  failure?: Failure;
  /** Somebody else's text. */
  theirs?: Stored;
}

export interface SaveState<A extends Acknowledged = Acknowledged> extends Omit<StatusData, 'pending'> {
  status: SaveStatus;
  journal: JournalStatus;
  chapter?: number;
  /** The last acknowledgement, and when it was, in ms since 1970. */
  answer?: A;
  savedAt?: number;
}

interface Given<A extends Acknowledged> {
  id: string;
  user: number;
  fiction: number;
  chapter?: number;
  /** What the server is known to have; of a new chapter `unmade`. */
  stored: Stored;
  /** Somebody else's text, where that is known from the start. */
  theirs?: Stored;
  /** A save that an earlier window had under way. */
  pending?: Pending;
  /** What stands in the window now. */
  read: () => Text;
  remote: Remote<A>;
  journal: Journal;
  clock: Clock;
  newKey: () => string;
  /** The window is to show this text instead. */
  onReplaced: (text: Text) => void;
}

export const unmade: Stored = { revision: 0, text: noText };

/**
 * Brings what is typed in one editor window to the journal of the device and to the server. One save is under way at a
 * time, and nothing newer is sent before its answer is there (reliability.md, rows 1 to 4).
 */
export class Saver<A extends Acknowledged = Acknowledged> {
  readonly #given: Given<A>;
  readonly #journal: JournalWriter<Entry>;
  #read: () => Text;
  #chapter: number | undefined;
  #stored: Stored;
  #status: SaveStatus;
  #data: StatusData;
  /** Why the next save is made, where that is not time. */
  #cause: Cause | undefined;
  /** Since when something is typed that no save carries. */
  #dirtySince: number | undefined;
  #tries = 0;
  #closed = false;
  #leaving = false;
  #working: Promise<void> | undefined;
  #cancelSend: (() => void) | undefined;
  #savedAt: number | undefined;
  #answer: A | undefined;
  #state: SaveState<A>;
  readonly #listeners = new Set<() => void>();

  constructor(options: Given<A>) {
    this.#given = options;
    const { id, journal, clock, theirs, pending } = options;
    const read = () => (this.#isAcknowledged() ? undefined : this.#entry());
    this.#journal = new JournalWriter({ id, journal, clock, read, onWritten: () => this.#show() });
    this.#read = options.read;
    this.#chapter = options.chapter;
    this.#stored = options.stored;
    this.#status = theirs ? 'conflict' : pending ? 'saving' : 'saved';
    this.#data = { theirs, pending };
    this.#state = this.#snapshot();
  }

  readonly state = (): SaveState<A> => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Would anything be lost if the window were gone now? */
  get unsafe(): boolean {
    return this.#journal.status !== 'kept' && !this.#isAcknowledged();
  }

  /** Does the device keep what the server has not acknowledged? */
  get keepsMore(): boolean {
    return this.#journal.status === 'kept' && !this.#isAcknowledged();
  }

  /** Something was typed. Cheap, since each key calls it. */
  edited(): void {
    this.#dirtySince ??= this.#given.clock.now();
    this.#transition('edit');
    this.#journal.flushWithin(delays.journal);
    this.#sendLater();
    this.#show();
  }

  /** Saves at once. Answers whether the server has all that stands in the window. */
  async save(cause: Cause = 'save'): Promise<boolean> {
    this.#cause = cause;
    if (this.#status === 'signed_out') this.#transition('resume');
    await this.#work();
    // The work that was under way had ended already.
    if (this.#cause && !this.#data.failure) await this.#work();
    return this.#isAcknowledged();
  }

  /** The page may be gone in a moment: what stands in it is sent without waiting for the journal. */
  leave(): void {
    this.#leaving = true;
    void this.#work().finally(() => void (this.#leaving = false));
  }

  /** Tries again at once what waits for the network. */
  retry(): void {
    if (this.#data.pending) void this.#work();
  }

  /** What stands here becomes the chapter's text; the other is kept as a version by the server. */
  async keepMine(): Promise<void> {
    const { theirs } = this.#data;
    if (!theirs) return;
    this.#stored = theirs;
    this.#transition('keep_mine');
    await this.save('conflict');
  }

  /** The other text becomes what stands here, once this one is kept as a version. */
  async takeTheirs(): Promise<void> {
    const { remote, newKey } = this.#given;
    for (let keptText: Text | undefined; this.#data.theirs && !(keptText && isSameText(keptText, this.#read()));) {
      const mine = this.#read();
      try {
        await remote.keep(this.#chapter!, mine, newKey());
      } catch (error) {
        if (this.#data.theirs) this.#data.failure = toFailure(error);
        this.#show();
        return;
      }
      keptText = mine;
    }
    if (this.#data.theirs) await this.#replaceBy(this.#data.theirs);
  }

  /** Takes over what was saved elsewhere, unless the server lacks something that stands here. */
  async refresh(): Promise<void> {
    if (this.#chapter === undefined || this.#status !== 'saved') return;
    const { revision } = this.#stored;
    const theirs = await this.#given.remote.load(this.#chapter).catch(() => undefined);
    if (theirs && theirs.revision > revision && this.#status === 'saved') await this.#replaceBy(theirs);
  }

  /** Makes a new chapter of the text, where the chapter that it belonged to is gone. */
  async saveAsNew(): Promise<void> {
    if (this.#status !== 'refused') return;
    this.#chapter = undefined;
    this.#stored = unmade;
    this.#transition('detach');
    await this.save();
  }

  /** The window goes: what stands in it is kept, and sent once more. */
  async close(): Promise<void> {
    const text = this.#read();
    this.#read = () => text;
    this.#closed = true;
    this.#cancelSend?.();
    await this.#journal.flush();
    await this.#working;
    if (!this.#isAcknowledged() && !this.#data.failure) await this.#work();
  }

  #isAcknowledged = () => !this.#data.pending && isSameText(this.#read(), this.#stored.text);

  #transition(event: SaveEvent, data: StatusData = {}): void {
    const status = getNextSaveStatus(this.#status, event);
    if (!status) throw new Error(`${event} while ${this.#status}`);
    const allData = { ...this.#data, ...data };
    this.#status = status;
    this.#data = Object.fromEntries(saveStatusData[status].map((name) => [name, allData[name]]));
  }

  async #replaceBy(theirs: Stored): Promise<void> {
    this.#stored = theirs;
    this.#dirtySince = undefined;
    this.#transition('replace');
    this.#given.onReplaced(theirs.text);
    await this.#journal.flush();
  }

  #entry(): Entry {
    const { id, user, fiction, clock } = this.#given;
    const chapter = this.#chapter ?? null;
    const { revision } = this.#stored;
    const text = this.#read();
    return { id, user, fiction, chapter, revision, text, pending: this.#data.pending ?? null, at: clock.now() };
  }

  #sendLater(): void {
    if (this.#closed || this.#working || !sendsItself(this.#status)) return;
    const { clock } = this.#given;
    const since = clock.now() - (this.#dirtySince ?? clock.now());
    // Until it exists, a chapter cannot be found again from another device.
    const wait = this.#chapter === undefined ? 0 : Math.min(delays.pause, delays.longest - since);
    this.#workAfter(Math.max(0, wait));
  }

  #workAfter(ms: number): void {
    this.#cancelSend?.();
    this.#cancelSend = this.#given.clock.after(ms, () => void this.#work());
  }

  #work(): Promise<void> {
    this.#cancelSend?.();
    this.#working ??= this.#sendAll().finally(() => {
      this.#working = undefined;
      this.#show();
      if (this.#dirtySince !== undefined) this.#sendLater();
    });
    return this.#working;
  }

  async #sendAll(): Promise<void> {
    while (this.#status !== 'conflict') {
      const pending = this.#data.pending ?? this.#nextSave();
      if (!pending) break;
      // The journal first: whoever opens the chapter after a crash sends the very same once more.
      const written = this.#journal.flush();
      if (!this.#leaving) await written;
      this.#show();
      const answer = await this.#given.remote.save(pending, this.#leaving).catch(toFailure);
      if ('id' in answer) {
        this.#acknowledged(pending, answer);
        await this.#journal.flush();
        if (!this.#cause && !this.#closed) return;
      } else if (!(await this.#failed(answer, pending))) return;
    }
    await this.#journal.flush();
  }

  #nextSave(): Pending | undefined {
    const text = this.#read();
    const cause = this.#cause ?? 'autosave';
    this.#cause = this.#dirtySince = undefined;
    if (isSameText(text, this.#stored.text)) {
      this.#transition('skip');
      return undefined;
    }
    const { revision } = this.#stored;
    const pending = { key: this.#given.newKey(), chapter_id: this.#chapter, revision, text, cause };
    this.#transition('send', { pending });
    return pending;
  }

  #acknowledged({ text }: Pending, answer: A): void {
    this.#chapter = answer.id;
    this.#stored = { revision: answer.revision, text };
    this.#tries = 0;
    this.#savedAt = this.#given.clock.now();
    this.#answer = answer;
    this.#transition(this.#dirtySince === undefined ? 'acknowledge' : 'acknowledge_older');
    this.#show();
  }

  /** Answers whether there is something to go on with at once. */
  async #failed(failure: Failure, pending: Pending): Promise<boolean> {
    const fate = classifyFailure(failure);
    if (fate === 'changed') return this.#resolveConflict(pending);
    if (fate === 'signed_out') this.#transition('sign_out', { failure });
    if (fate === 'again') {
      this.#transition('lose', { failure });
      if (!this.#closed) this.#workAfter(computeRetryDelay(this.#tries++, failure));
    }
    if (fate === 'refused') {
      this.#cause = undefined;
      this.#transition('refuse', { failure });
      await this.#journal.flush();
    }
    return false;
  }

  /** Somebody saved since: no conflict where they saved what was sent from here, or what was there before. */
  async #resolveConflict(pending: Pending): Promise<boolean> {
    let theirs: Stored;
    try {
      theirs = await this.#given.remote.load(this.#chapter!);
    } catch (error) {
      return this.#failed(toFailure(error), pending);
    }
    const harmless = isSameText(theirs.text, pending.text) || isSameText(theirs.text, this.#stored.text);
    if (harmless) this.#stored = theirs;
    this.#transition(harmless ? 'rebase' : 'diverge', { theirs, failure: undefined });
    await this.#journal.flush();
    return harmless;
  }

  #snapshot(): SaveState<A> {
    return {
      status: this.#status,
      failure: this.#data.failure,
      theirs: this.#data.theirs,
      journal: this.#journal.status,
      chapter: this.#chapter,
      answer: this.#answer,
      savedAt: this.#savedAt,
    };
  }

  #show(): void {
    const before = this.#state;
    const state = this.#snapshot();
    if ((Object.keys(state) as (keyof SaveState<A>)[]).every((key) => state[key] === before[key])) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
