import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { data, nameKey, withFirstKeys, withFittingKeys } from './treeNames.ts';

const folder = path.resolve(import.meta.dirname, '../trees');

/** A node of Playwright's accessibility snapshot: `heading "Home" [level=1]`, alone, or before its text or its children. */
type Item = string | Record<string, string | Item[]>;

/** Of these the first with data stands for all that follow it: how many there are is data too. */
const repeated = new Set(['row', 'listitem', 'option', 'article']);
/** These are named by what stands in them. */
const namedByContent = new Set(['row', 'cell', 'gridcell', 'rowheader', 'listitem']);

const getRole = (item: Item) => /^[\w/]+/.exec(typeof item === 'string' ? item : Object.keys(item)[0]!)![0];

/** The role, the name by its key, and the states of a node; the focus is wherever it was. */
function nameHead(head: string, isLeaf: boolean): string {
  const [, role, name, states = ''] = /^(\S+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/.exec(head)!;
  const isNamed = name && (isLeaf || !namedByContent.has(role!));
  return role + (isNamed ? ` ${nameKey(JSON.parse(name) as string)}` : '') + states.replace(' [active]', '');
}

/** Where links lead is asked elsewhere and holds ids; whether a cell is empty is up to the data. */
const isLeftOut = (item: Item) => getRole(item) === '/url' || item === 'cell' || item === 'gridcell';

/** The same tree whatever the data are. */
function withoutData(items: Item[]): Item[] {
  const known = items
    .filter((item) => !isLeftOut(item))
    .map((item): Item => {
      if (typeof item === 'string') return nameHead(item, true);
      const [head, inside] = Object.entries(item)[0]!;
      if (!Array.isArray(inside)) return { [nameHead(head, false)]: nameKey(inside) };
      const children = withoutData(inside);
      return children.length === 0 ? nameHead(head, true) : { [nameHead(head, false)]: children };
    });
  const hasData = (item: Item | undefined) => JSON.stringify(item ?? '').includes(data);
  return known.filter((item, at) => {
    const before = known[at - 1];
    if (JSON.stringify(item) === JSON.stringify(before)) return false;
    const isOneOfMany = before !== undefined && repeated.has(getRole(item)) && getRole(before) === getRole(item);
    return !(isOneOfMany && hasData(item) && hasData(before));
  });
}

/** Without numbers or dates: all that a tree says is text. */
const read = (tree: string) => parse(tree, { schema: 'failsafe' }) as Item[];
const write = (items: Item[]) => stringify(items, { lineWidth: 0, singleQuote: true });
const readTree = async (place: Locator) => write(withoutData(read(await place.ariaSnapshot())));

/**
 * Compares a whole accessibility tree with `tests/e2e/trees/<name>.yml`, which names sentences by their keys and has `…`
 * for data. `RENEW_TREES=1` writes the file anew, to be read before it is committed.
 */
export async function expectTree(place: Locator, name: string): Promise<void> {
  const file = path.join(folder, `${name}.yml`);
  if (process.env.RENEW_TREES || !existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, withFittingKeys(await readTree(place)));
    expect.soft(process.env.RENEW_TREES, `${name}.yml was written, and is to be committed`).toBeTruthy();
  }
  const expected = write(read(withFirstKeys(readFileSync(file, 'utf8'))));
  await expect
    .configure({ soft: true })
    .poll(() => readTree(place), name)
    .toBe(expected);
}
