import { readXml } from './xml.ts';
import type { Parts } from './zipLimits.ts';

/** What Word writes before a numbered paragraph, in digits whatever it shows: 'Chapter 3', '3.', '2.3'. */
export interface Label {
  text: string;
  /** Absent where it is a bullet or a letter. */
  number?: number;
  /** The number of the level above, where the label has it. */
  part?: number;
}

interface Level {
  start: number;
  format: string;
  text: string;
  /** The paragraph style that is numbered by it. */
  style?: string;
}
interface List {
  levels: Level[];
  /** The name of the list style that this is, or that it only points to. */
  is?: string;
  pointsTo?: string;
}
interface Use {
  list: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

/** Which list a paragraph belongs to, and how deep in it. */
export interface Place {
  id?: string;
  level?: number;
}
/** Counts a paragraph of a list; answers what Word writes before it, undefined where it belongs to none. */
export type Numbering = (place: Place, style: string | undefined) => Label | undefined;

/** How numbers are written that are no numbers to a reader. */
const unnumbered = /^(bullet|none|upperLetter|lowerLetter|thaiLetters|russian(Lower|Upper)|hebrew|arabicA)/;

async function readLists(parts: Parts, name: string): Promise<{ lists: Map<string, List>; uses: Map<string, Use> }> {
  const lists = new Map<string, List>();
  const uses = new Map<string, Use>();
  let list: List | undefined;
  let use: Use | undefined;
  let level: Level | undefined;
  let at = 0;
  await readXml(parts, name, {
    open(tag, attribute) {
      const value = attribute('val') ?? '';
      if (tag === 'abstractNum') lists.set(attribute('abstractNumId') ?? '', (list = { levels: [] }));
      if (tag === 'num') uses.set(attribute('numId') ?? '', (use = { list: '', starts: new Map(), levels: new Map() }));
      if (tag === 'lvlOverride') at = Number(attribute('ilvl'));
      if (tag === 'startOverride') use?.starts.set(at, Number(value));
      if (tag === 'abstractNumId' && use) use.list = value;
      if (tag === 'styleLink' && list) list.is = value;
      if (tag === 'numStyleLink' && list) list.pointsTo = value;
      if (tag === 'lvl') {
        const depth = Number(attribute('ilvl'));
        level = { start: 1, format: 'decimal', text: '' };
        if (use) use.levels.set(depth, level);
        else if (list && depth < 9) list.levels[depth] = level;
      }
      if (!level) return;
      if (tag === 'start') level.start = Number(value);
      if (tag === 'numFmt') level.format = value;
      if (tag === 'lvlText') level.text = value;
      if (tag === 'pStyle') level.style = value;
    },
    close(tag) {
      if (tag === 'lvl') level = undefined;
      if (tag === 'abstractNum') list = undefined;
      if (tag === 'num') use = undefined;
    },
  });
  return { lists, uses };
}

/** Reads how a document numbers its paragraphs. The answer counts, so every paragraph of a list is told to it, in order. */
export async function readNumbering(parts: Parts, name: string | undefined): Promise<Numbering> {
  if (!name) return () => undefined;
  const { lists, uses } = await readLists(parts, name);
  const counts = new Map<List, number[]>();
  const begun = new Set<string>();
  const getList = (id: string): List | undefined => {
    const list = lists.get(id);
    return list?.pointsTo === undefined ? list : [...lists.values()].find((one) => one.is === list.pointsTo);
  };
  return ({ id, level }, style) => {
    const use = id === undefined ? undefined : uses.get(id);
    const list = use && getList(use.list);
    if (!list) return undefined;
    const depth =
      level ??
      Math.max(
        0,
        list.levels.findIndex((one) => one && one.style === style && style !== undefined),
      );
    const levelAt = (n: number) => use.levels.get(n) ?? list.levels[n];
    const own = levelAt(depth);
    if (!own || depth > 8) return undefined;
    const numbers = counts.get(list) ?? [];
    counts.set(list, numbers);
    if (!begun.has(id!)) {
      begun.add(id!);
      for (const [n, start] of use.starts) numbers[n] = start - 1;
    }
    numbers[depth] = (numbers[depth] ?? own.start - 1) + 1;
    numbers.length = depth + 1;
    if (unnumbered.test(own.format) || !own.text.includes(`%${depth + 1}`)) return { text: '' };
    const numberAt = (n: number) => numbers[n] ?? levelAt(n)?.start ?? 1;
    const above = Number(/%(\d)[^%]*%\d$/.exec(own.text.replace(/[^%\d]+$/, ''))?.[1]);
    return {
      text: own.text.replace(/%([1-9])/g, (_, n: string) => String(numberAt(Number(n) - 1))),
      number: numbers[depth],
      ...(above > 0 && above !== depth + 1 && { part: numberAt(above - 1) }),
    };
  };
}
