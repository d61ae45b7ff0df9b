import { setImmediate } from 'node:timers/promises';
import type { Entry, Journal } from '../../src/custom/editor/saving/journal.ts';
import type { Acknowledged, Pending } from '../../src/custom/editor/saving/pending.ts';
import { begin, recover } from '../../src/custom/editor/saving/recover.ts';
import { Saver, unmade } from '../../src/custom/editor/saving/saver.ts';
import type { Stored, Text } from '../../src/custom/editor/saving/text.ts';
import { ApiError } from '../../src/lib/api/apiError.ts';

/** The server as editor windows see it, without the network. Refusals are thrown. */
export interface Server {
  save(pending: Pending): Promise<Acknowledged>;
  load(id: number): Promise<Stored>;
  keep(id: number, text: Text, key: string): Promise<void>;
  /** A window shows this text to its person. */
  shown?(content: string): void;
}

export const lost = () => new ApiError(0, 'errors.offline');
export const refusal = (status: number, message: string) => new ApiError(status, message);

type Cut = 'whole' | 'way there' | 'way back';

/** A time of its own, in which windows, their journal and their network live. */
export class World {
  time = 0;
  #events: { at: number; order: number; run: () => void | Promise<void> }[] = [];
  #order = 0;

  readonly clock = { now: () => this.time, after: (ms: number, run: () => void) => this.after(ms, run) };

  after(ms: number, run: () => void | Promise<void>): () => void {
    const event = { at: this.time + ms, order: this.#order++, run };
    this.#events.push(event);
    return () => void (this.#events = this.#events.filter((one) => one !== event));
  }

  pause = (ms: number): Promise<void> => new Promise((resolve) => void this.after(ms, resolve));

  /** Lets the time go by until something is done. */
  async until<T>(doing: Promise<T>): Promise<T> {
    const state = { done: false };
    const end = () => void (state.done = true);
    doing.then(end, end);
    while (!state.done) await this.pass(50);
    return doing;
  }

  /** Lets the time go by. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    await setImmediate();
    for (;;) {
      const [next] = this.#events.toSorted((a, b) => a.at - b.at || a.order - b.order);
      if (!next || next.at > until) break;
      this.#events = this.#events.filter((one) => one !== next);
      this.time = next.at;
      await next.run();
      await setImmediate();
    }
    this.time = until;
  }
}

/** A browser: windows come and go and crash, its journal stays. */
export class Device {
  network: Cut = 'whole';
  readonly entries = new Map<string, Entry>();
  readonly claimed = new Set<string>();
  #windows = 0;

  readonly world: World;
  readonly server: Server;
  /** Ms that a call takes each way. */
  readonly latency: number;

  constructor(world: World, server: Server, latency: number) {
    this.world = world;
    this.server = server;
    this.latency = latency;
  }

  readonly claim = async (id: string) => {
    if (this.claimed.has(id)) return undefined;
    this.claimed.add(id);
    return () => void this.claimed.delete(id);
  };

  nextId = () => `${++this.#windows}`;

  /** A call over the network; a window that is gone hears no answer. */
  async call<T>(run: () => Promise<T>, isGone: () => boolean): Promise<T> {
    if (isGone()) return new Promise(() => undefined);
    await this.world.pause(this.latency);
    if (this.network === 'whole' || this.network === 'way back') {
      const { promise, resolve } = Promise.withResolvers<() => T>();
      // The world waits for the server, whose time is another.
      this.world.after(0, async () => {
        const answered = await run().then(
          (answer) => () => answer,
          (error: unknown) => () => {
            throw error;
          },
        );
        resolve(answered);
      });
      const answered = await promise;
      await this.world.pause(this.latency);
      if (isGone()) return new Promise(() => undefined);
      if (this.network === 'whole') return answered();
    }
    if (isGone()) return new Promise(() => undefined);
    throw lost();
  }

  journal(isGone: () => boolean): Journal {
    const write = async (change: () => void) => {
      await this.world.pause(5);
      if (!isGone()) change();
    };
    return {
      put: (entry) => write(() => void this.entries.set(entry.id, entry)),
      remove: (id) => write(() => void this.entries.delete(id)),
      of: async (user, fiction) =>
        [...this.entries.values()]
          .filter((entry) => entry.user === user && (fiction ?? entry.fiction) === entry.fiction)
          .toSorted((a, b) => b.at - a.at),
    };
  }
}

export const text = (content: string): Text => ({ title: '', content });

/** An editor window on a device. */
export class Window {
  content = '';
  #crashed = false;
  #release: (() => void) | undefined;
  saver!: Saver;
  readonly device: Device;
  chapter: number | undefined;
  /** What was typed last, and when; undefined where nothing was. */
  typed: { content: string; at: number } | undefined;

  private constructor(device: Device, chapter?: number) {
    this.device = device;
    this.chapter = chapter;
  }

  /** Answers undefined where the chapter could not be opened. */
  static async open(device: Device, chapter?: number): Promise<Window | undefined> {
    const window = new Window(device, chapter);
    return device.world.until(
      window.#open().then(
        () => window,
        () => undefined,
      ),
    );
  }

  async #open(): Promise<void> {
    const { device } = this;
    const isGone = () => this.#crashed;
    const journal = device.journal(isGone);
    const { server } = device;
    const remote = {
      save: (pending: Pending) => device.call(() => server.save(pending), isGone),
      load: (id: number) => device.call(() => server.load(id), isGone),
      keep: (id: number, mine: Text, key: string) => device.call(() => server.keep(id, mine, key), isGone),
    };
    const newKey = () => crypto.randomUUID();
    const place = { user: 1, fiction: 1, chapter: this.chapter };
    const leftovers = await recover(place, { journal, claim: device.claim, remote, newKey });
    const [left, ...others] = leftovers;
    for (const { release } of others) release();
    this.chapter = left?.entry.chapter ?? this.chapter;
    let base: Stored;
    try {
      base = this.chapter === undefined ? unmade : await remote.load(this.chapter);
    } catch (error) {
      left?.release();
      throw error;
    }
    const beginning = begin(base, left?.entry);
    const id = left?.entry.id ?? device.nextId();
    this.#release = left?.release ?? (await device.claim(id));
    this.#show(beginning.text.content);
    this.saver = new Saver({
      id,
      user: 1,
      fiction: 1,
      chapter: this.chapter,
      stored: beginning.stored,
      theirs: beginning.theirs,
      pending: beginning.pending,
      read: () => text(this.content),
      remote,
      journal,
      clock: device.world.clock,
      newKey,
      onReplaced: (theirs) => this.#show(theirs.content),
    });
    if (beginning.restored) this.saver.edited();
  }

  #show(content: string): void {
    this.content = content;
    this.device.server.shown?.(content);
  }

  type(content: string): void {
    this.content = content;
    this.typed = { content, at: this.device.world.time };
    this.saver.edited();
  }

  /** Ends without a word. */
  crash(): void {
    this.#crashed = true;
    this.#release?.();
  }

  async close(): Promise<void> {
    await this.device.world.until(this.saver.close());
    this.#release?.();
    this.#crashed = true;
  }
}
