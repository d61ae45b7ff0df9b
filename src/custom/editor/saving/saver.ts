import { asFailure, backOff, fateOf, type Failure } from './failure.ts';
import type { Entry, Journal } from './journal.ts';
import type { Acknowledged, Cause, Pending, Remote } from './pending.ts';
import { noText, sameText, type Stored, type Text } from './text.ts';

/** Milliseconds: from a change to the journal; from the last key, and from the first, to the server (reliability.md, 'Goals'). */
export const delays = { journal: 300, pause: 350, longest: 3000 } as const;

export interface Clock {
  now(): number;
  /** Answers what takes it back. */
  after(ms: number, run: () => void): () => void;
}

/** Where the text stands; `theirs` is there while somebody else's text waits for a decision. */
export interface SaveState<A extends Acknowledged = Acknowledged> {
  standing: 'saved' | 'typed' | 'saving' | 'away' | 'refused' | 'signed_out' | 'conflict';
  failure?: Failure;
  theirs?: Stored;
  /** Whether what is typed outlives the window. */
  journal: 'kept' | 'full' | 'broken';
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
  #read: () => Text;
  #chapter: number | undefined;
  #stored: Stored;
  #theirs: Stored | undefined;
  #pending: Pending | undefined;
  #failure: Failure | undefined;
  /** Why the next save is made, where that is not time. */
  #cause: Cause | undefined;
  #typedSince: number | undefined;
  #tries = 0;
  #closed = false;
  #leaving = false;
  #working: Promise<void> | undefined;
  #unrecord: (() => void) | undefined;
  #unsend: (() => void) | undefined;
  #journal: SaveState['journal'] = 'kept';
  #savedAt: number | undefined;
  #answer: A | undefined;
  #state: SaveState<A>;
  readonly #listeners = new Set<() => void>();

  constructor(given: Given<A>) {
    this.#given = given;
    this.#read = given.read;
    this.#chapter = given.chapter;
    this.#stored = given.stored;
    this.#theirs = given.theirs;
    this.#pending = given.pending;
    this.#state = this.#now();
  }

  readonly state = (): SaveState<A> => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Would anything be lost if the window were gone now? */
  get unsafe(): boolean {
    return this.#journal !== 'kept' && this.#unacknowledged();
  }

  /** Does the device keep what the server has not acknowledged? */
  get keepsMore(): boolean {
    return this.#journal === 'kept' && this.#unacknowledged();
  }

  /** Something was typed. Cheap, since each key calls it. */
  edited(): void {
    this.#typedSince ??= this.#given.clock.now();
    this.#unrecord ??= this.#given.clock.after(delays.journal, () => void this.flush());
    this.#sendLater();
    this.#show();
  }

  /** Writes to the journal what the server has not acknowledged. */
  async flush(): Promise<void> {
    this.#unrecord?.();
    this.#unrecord = undefined;
    const { journal, id } = this.#given;
    try {
      await (this.#unacknowledged() ? journal.put(this.#entry()) : journal.remove(id));
      this.#journal = 'kept';
    } catch (error) {
      this.#journal = (error as Error).name === 'QuotaExceededError' ? 'full' : 'broken';
    }
    this.#show();
  }

  /** Saves at once. Answers whether the server has all that stands in the window. */
  async save(cause: Cause = 'save'): Promise<boolean> {
    this.#cause = cause;
    if (this.#failure?.status === 401) this.#failure = undefined;
    await this.#work();
    // The work that was under way had ended already.
    if (this.#cause && !this.#failure) await this.#work();
    return !this.#unacknowledged();
  }

  /** The page may be gone in a moment: what stands in it is sent without waiting for the journal. */
  leave(): void {
    this.#leaving = true;
    void this.#work().finally(() => void (this.#leaving = false));
  }

  /** Tries again at once what waits for the network. */
  retry(): void {
    if (this.#pending && !this.#theirs) void this.#work();
  }

  /** What stands here becomes the chapter's text; the other is kept as a version by the server. */
  async keepMine(): Promise<void> {
    if (!this.#theirs) return;
    this.#stored = this.#theirs;
    this.#theirs = this.#failure = undefined;
    await this.save('conflict');
  }

  /** The other text becomes what stands here, once this one is kept as a version. */
  async takeTheirs(): Promise<void> {
    const { remote, newKey } = this.#given;
    for (let kept: Text | undefined; this.#theirs && !(kept && sameText(kept, this.#read()));) {
      const mine = this.#read();
      try {
        await remote.keep(this.#chapter!, mine, newKey());
      } catch (error) {
        this.#failure = asFailure(error);
        this.#show();
        return;
      }
      kept = mine;
    }
    if (this.#theirs) await this.#replaceBy(this.#theirs);
  }

  /** Takes over what was saved elsewhere, unless something was typed here. */
  async refresh(): Promise<void> {
    if (this.#chapter === undefined || this.#busy()) return;
    const { revision } = this.#stored;
    const theirs = await this.#given.remote.load(this.#chapter).catch(() => undefined);
    if (theirs && theirs.revision > revision && !this.#busy()) await this.#replaceBy(theirs);
  }

  /** Makes a new chapter of the text, where the chapter that it belonged to is gone. */
  async saveAsNew(): Promise<void> {
    this.#chapter = undefined;
    this.#stored = unmade;
    this.#theirs = this.#pending = undefined;
    await this.save();
  }

  /** The window goes: what stands in it is kept, and sent once more. */
  async close(): Promise<void> {
    const text = this.#read();
    this.#read = () => text;
    this.#closed = true;
    this.#unsend?.();
    await this.flush();
    await this.#working;
    if (this.#unacknowledged() && !this.#failure) await this.#work();
  }

  #busy = () => this.#typedSince !== undefined || this.#pending !== undefined || this.#theirs !== undefined;

  #unacknowledged = () => this.#pending !== undefined || !sameText(this.#read(), this.#stored.text);

  async #replaceBy(theirs: Stored): Promise<void> {
    this.#stored = theirs;
    this.#theirs = this.#failure = this.#typedSince = undefined;
    this.#given.onReplaced(theirs.text);
    await this.flush();
  }

  #entry(): Entry {
    const { id, user, fiction, clock } = this.#given;
    const chapter = this.#chapter ?? null;
    const { revision } = this.#stored;
    const text = this.#read();
    return { id, user, fiction, chapter, revision, text, pending: this.#pending ?? null, at: clock.now() };
  }

  #sendLater(): void {
    if (
      this.#closed ||
      this.#working ||
      (this.#pending && this.#failure) ||
      this.#theirs ||
      this.#failure?.status === 401
    )
      return;
    this.#unsend?.();
    const { clock } = this.#given;
    const since = clock.now() - (this.#typedSince ?? clock.now());
    // Until it exists, a chapter cannot be found again from another device.
    const wait = this.#chapter === undefined ? 0 : Math.min(delays.pause, delays.longest - since);
    this.#unsend = clock.after(Math.max(0, wait), () => void this.#work());
  }

  #work(): Promise<void> {
    this.#unsend?.();
    this.#working ??= this.#loop().finally(() => {
      this.#working = undefined;
      this.#show();
      if (this.#typedSince !== undefined) this.#sendLater();
    });
    return this.#working;
  }

  async #loop(): Promise<void> {
    while (!this.#theirs) {
      this.#pending ??= this.#next();
      const pending = this.#pending;
      if (!pending) break;
      // The journal first: whoever opens the chapter after a crash sends the very same once more.
      const written = this.flush();
      if (!this.#leaving) await written;
      this.#show();
      try {
        this.#took(pending, await this.#given.remote.save(pending, this.#leaving));
      } catch (error) {
        if (!(await this.#failed(asFailure(error)))) return;
        continue;
      }
      await this.flush();
      if (!this.#cause && !this.#closed) return;
    }
    await this.flush();
  }

  #next(): Pending | undefined {
    const { newKey } = this.#given;
    const text = this.#read();
    const cause = this.#cause ?? 'autosave';
    this.#cause = this.#typedSince = this.#failure = undefined;
    const { revision } = this.#stored;
    if (sameText(text, this.#stored.text)) return undefined;
    return { key: newKey(), chapter_id: this.#chapter, revision, text, cause };
  }

  #took({ text }: Pending, answer: A): void {
    this.#chapter = answer.id;
    this.#stored = { revision: answer.revision, text };
    this.#pending = this.#failure = undefined;
    this.#tries = 0;
    this.#savedAt = this.#given.clock.now();
    this.#answer = answer;
    this.#show();
  }

  /** Answers whether there is something to go on with at once. */
  async #failed(failure: Failure): Promise<boolean> {
    const fate = fateOf(failure);
    if (fate === 'changed') return this.#meet(this.#pending!.text);
    this.#failure = failure;
    if (fate === 'refused') {
      this.#pending = this.#cause = undefined;
      await this.flush();
    }
    if (fate === 'again' && !this.#closed)
      this.#unsend = this.#given.clock.after(backOff(this.#tries++, failure), () => void this.#work());
    return false;
  }

  /** Somebody saved since: no conflict where they saved what was sent from here, or what was there before. */
  async #meet(mine: Text): Promise<boolean> {
    let theirs: Stored;
    try {
      theirs = await this.#given.remote.load(this.#chapter!);
    } catch (error) {
      return this.#failed(asFailure(error));
    }
    this.#pending = undefined;
    const harmless = sameText(theirs.text, mine) || sameText(theirs.text, this.#stored.text);
    if (harmless) this.#stored = theirs;
    else this.#theirs = theirs;
    await this.flush();
    return harmless;
  }

  #now(): SaveState<A> {
    return {
      standing: this.#standing(),
      failure: this.#failure,
      theirs: this.#theirs,
      journal: this.#journal,
      chapter: this.#chapter,
      answer: this.#answer,
      savedAt: this.#savedAt,
    };
  }

  #standing(): SaveState['standing'] {
    if (this.#theirs) return 'conflict';
    if (this.#failure?.status === 401) return 'signed_out';
    if (this.#failure) return this.#pending ? 'away' : 'refused';
    if (this.#pending) return 'saving';
    return this.#typedSince === undefined ? 'saved' : 'typed';
  }

  #show(): void {
    const before = this.#state;
    const state = this.#now();
    if ((Object.keys(state) as (keyof SaveState<A>)[]).every((key) => state[key] === before[key])) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
