import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { MessageKey } from '#domain/kit/messages.ts';
import { brand } from '#domain/shared/brand.ts';
import { tag } from '#domain/stories/tag.entity.ts';
import { t } from '../../support/t.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'tests/e2e/trees');
const locale = path.join(root, 'src/i18n/locales/en');
const features = [
  'common',
  'stories',
  'chapters',
  'comments',
  'contracts',
  'editor',
  'home',
  'statements',
  'accounts',
  'earnings',
  'list-views',
  'react-admin',
];

interface Node {
  line: string;
  children: Node[];
}

/** Sentences without arguments, and their keys; the brand is its own. */
function sentences(): Map<string, string> {
  const keys = new Map<string, string>([[brand, brand]]);
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!/%\{|\|\|\|\|/.test(value) && !keys.has(value)) keys.set(value, key);
      return;
    }
    // PDFs and emails have catalogues of their own, and labels of records other keys.
    const entries = Object.entries(value as object).filter(([name]) => !['pdf', 'email', 'labels'].includes(name));
    for (const [name, one] of entries) walk(one, key ? `${key}.${name}` : name);
  };
  for (const feature of features) {
    const json: unknown = JSON.parse(readFileSync(path.join(locale, `${feature}.json`), 'utf8'));
    walk(json, feature === 'react-admin' ? '' : feature);
  }
  for (const field of Object.keys(tag.fields)) {
    const key = `resources.office/tags.fields.${field}` as const;
    keys.set(t(key), key);
  }
  return keys;
}

function parse(snapshot: string): Node[] {
  const top: Node = { line: '', children: [] };
  const open = [{ depth: -1, node: top }];
  for (const raw of snapshot.split('\n')) {
    const [, indent, line] = /^( *)- (.*)$/.exec(raw) ?? [];
    if (line === undefined) continue;
    const depth = indent!.length;
    while (open.at(-1)!.depth >= depth) open.pop();
    const node = { line, children: [] };
    open.at(-1)!.node.children.push(node);
    open.push({ depth, node });
  }
  return top.children;
}

/**
 * What a tree has whatever the data are: roles, states, and the names that the catalogues have, by their keys. Of equals
 * that follow one another the first stays.
 */
function withoutData(nodes: Node[], keys: Map<string, string>): string[] {
  const none = new Map<string, string>();
  const lines = nodes.flatMap(({ line, children }) => {
    const [, role, name, states = ''] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)/.exec(line) ?? [];
    const inside = withoutData(children, role === 'cell' ? none : keys).map((one) => `  ${one}`);
    if (!role || role === 'text' || role === 'option' || role === 'img') return [];
    const key = name && role !== 'row' && role !== 'cell' && keys.get(JSON.parse(name) as string);
    const level = /\[level=\d\]/.exec(states)?.[0];
    const kept = `- ${role}${key ? ` "{${key}}"` : ''}${level ? ` ${level}` : ''}`;
    if (!key && inside.length === 0 && role !== 'heading') return [];
    return [inside.length > 0 ? `${kept}:\n${inside.join('\n')}` : kept];
  });
  return lines.filter((line, at) => line !== lines[at - 1]).flatMap((line) => line.split('\n'));
}

/**
 * Compares the accessibility tree with `tests/e2e/trees/<name>.yml`, which names sentences by their keys.
 * `RENEW_TREES=1` writes the file anew, to be read before it is committed.
 */
export async function expectTree(place: Locator, name: string): Promise<void> {
  const file = path.join(folder, `${name}.yml`);
  if (process.env.RENEW_TREES || !existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${withoutData(parse(await place.ariaSnapshot()), sentences()).join('\n')}\n`);
    expect.soft(process.env.RENEW_TREES, `${name}.yml was written, and is to be committed`).toBeTruthy();
  }
  const expected = readFileSync(file, 'utf8').replaceAll(/"\{([^}]+)\}"/g, (_, key: string) =>
    JSON.stringify(key === brand ? brand : t(key as MessageKey)),
  );
  await expect.soft(place, name).toMatchAriaSnapshot(expected);
}
