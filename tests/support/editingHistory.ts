import { expect } from 'vitest';
import type { Pending } from '../../src/custom/editor/saving/pending.ts';
import { delays } from '../../src/custom/editor/saving/saver.ts';
import type { Stored, Text } from '../../src/custom/editor/saving/text.ts';
import { fc } from '../domain/property.ts';
import { Device, Window, World, type Server } from './editing.ts';
import { t } from './t.ts';

const operations = ['type', 'save', 'pass', 'crash', 'close', 'mine', 'theirs', 'lose', 'heal'] as const;
export interface Step {
  who: 0 | 1;
  what: (typeof operations)[number];
  ms: number;
}

export const steps = fc.array(
  fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    what: fc.oneof(
      { arbitrary: fc.constantFrom('type' as const, 'pass' as const), weight: 5 },
      { arbitrary: fc.constantFrom(...operations), weight: 3 },
    ),
    ms: fc.constantFrom(10, 90, 400, 1500, 2600, 12_000),
  }),
  { minLength: 3, maxLength: 25 },
);

/** What became of the texts of a history. */
interface Fates {
  authorOf: Map<string, Watched>;
  /** Replaced by somebody who knew them. */
  replaced: Set<string>;
  /** Replaced by somebody who did not, and kept nowhere. */
  silent: string[];
}

/** The server as one person sees it. */
class Watched implements Server {
  readonly #seen = new Set<string>();
  readonly #server: Server;
  readonly #fates: Fates;

  constructor(server: Server, fates: Fates) {
    this.#server = server;
    this.#fates = fates;
  }

  async save(pending: Pending) {
    const { chapter_id, text, cause } = pending;
    const before = chapter_id === undefined ? undefined : await this.#server.load(chapter_id);
    const answer = await this.#server.save(pending);
    const { authorOf, replaced, silent } = this.#fates;
    const old = before?.text.content;
    // The answer may be that of an earlier try.
    if (old !== undefined && before!.revision !== (await this.#server.load(answer.id)).revision) {
      if (authorOf.get(old) === this || this.#seen.has(old)) replaced.add(old);
      else if (cause === 'autosave') silent.push(t('payouts.office.made_by', { time: old, who: text.content }));
    }
    authorOf.set(text.content, this);
    return answer;
  }

  load = (id: number): Promise<Stored> => this.#server.load(id);

  shown = (content: string) => void this.#seen.add(content);

  keep = (id: number, text: Text, key: string) => this.#server.keep(id, text, key);
}

/**
 * Two people at one chapter, on devices with networks that come and go, in windows that crash. Fails where a text is
 * overwritten that its overwriter had not seen, where somebody is asked about a change of their own, or where what was
 * typed is nowhere any more.
 */
export async function playHistory(
  server: Server & { texts(id: number): Promise<string[]> },
  chapter: number,
  history: Step[],
  latency: number,
): Promise<void> {
  const world = new World();
  const fates: Fates = { authorOf: new Map(), replaced: new Set(), silent: [] };
  const people = [0, 1].map(() => {
    const watched = new Watched(server, fates);
    return { watched, device: new Device(world, watched, latency), window: undefined as Window | undefined, n: 0 };
  });

  /** Given up for somebody else's. */
  const given: string[] = [];

  const safe = async (who: 0 | 1, at: number) => {
    const { window, device } = people[who]!;
    if (!window?.typed || window.typed.at + at > world.time) return;
    const { content } = window.typed;
    const here = [...device.entries.values()].some(({ text }) => text.content === content);
    if (!here && !fates.replaced.has(content)) expect(await server.texts(chapter)).toContain(content);
  };
  const open = async (who: 0 | 1) => {
    const person = people[who]!;
    person.window ??= await Window.open(person.device, chapter);
    return person.window;
  };
  const noFalseAlarm = (who: 0 | 1) => {
    const { window, watched } = people[who]!;
    const theirs = window?.saver.state().theirs?.text.content;
    if (theirs !== undefined)
      expect(fates.authorOf.get(theirs), `a conflict with an own text: ${theirs}`).not.toBe(watched);
  };

  for (const { who, what, ms } of history) {
    const person = people[who]!;
    const window = what === 'lose' || what === 'heal' || what === 'pass' ? person.window : await open(who);
    if (what === 'type' && window) {
      const content = `<p>${who}-${++person.n}</p>`;
      window.type(content);
    }
    if (what === 'save') void window?.saver.save();
    if (what === 'mine') void window?.saver.keepMine();
    if (what === 'theirs' && window?.saver.state().theirs) {
      const mine = window.content;
      void window.saver.takeTheirs().then(() => {
        if (window.saver.state().theirs) return;
        given.push(mine);
        window.typed = undefined;
      });
    }
    if (what === 'lose') person.device.network = ms > 1000 ? 'way there' : 'way back';
    if (what === 'heal') person.device.network = 'whole';
    if (what === 'crash' && window) {
      await safe(who, delays.journal + 10);
      window.crash();
      person.window = undefined;
    }
    if (what === 'close' && window) {
      await window.close();
      await safe(who, 0);
      person.window = undefined;
    }
    await world.pass(ms);
    for (const each of [0, 1] as const) {
      noFalseAlarm(each);
      await safe(each, delays.journal + 10);
    }
  }

  // Everybody comes back, on a whole network, and decides for the own text.
  const last: string[] = [];
  for (const who of [0, 1] as const) {
    const { device } = people[who]!;
    device.network = 'whole';
    const window = (await open(who))!;
    last.push(window.content);
    await world.pass(70_000);
    noFalseAlarm(who);
    while (window.saver.state().theirs) {
      void window.saver.keepMine();
      await world.pass(5000);
    }
    expect(window.saver.state()).toMatchObject({ status: 'saved', journal: 'kept' });
    await safe(who, 0);
    expect([...device.entries.keys()]).toEqual([]);
    await window.close();
    people[who]!.window = undefined;
  }
  expect([...(await server.texts(chapter)), ...fates.replaced]).toEqual(expect.arrayContaining([...last, ...given]));
  expect(fates.silent, 'silently overwritten').toEqual([]);
}
