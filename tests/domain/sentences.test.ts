import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import type { Section } from '#domain/kit/catalogue.ts';
import { interfaceLanguages } from '#domain/languages.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { t } from '../support/t.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Tests that are about these very words. */
const exempt = new Set([
  // The specification gives them.
  'tests/web/i18n/specifiedTexts.test.ts',
  // What is the same in each language, and how a full stop follows a date.
  'tests/domain/i18n/catalogues.test.ts',
  'tests/domain/kit/figures.test.ts',
  // The guides bring sentences of their own.
  'tests/e2e/app/guides.spec.ts',
]);
const files = globSync('tests/**/*.{ts,tsx}', { cwd: root }).filter((file) => !exempt.has(file));

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const listWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What the catalogues say, form by form, and where. */
const sayings = new Map<string, string>();
function collectSayings(section: Section, place: string): void {
  for (const [key, value] of Object.entries(section)) {
    const at = `${place}.${key}`;
    // Names of tags are rows of a table as well, which tests insert.
    if (at.endsWith('stories.shared.tag')) continue;
    if (typeof value !== 'string') collectSayings(value, at);
    else for (const form of value.split('||||').map(tidy)) if (!sayings.has(form)) sayings.set(form, at);
  }
}
for (const language of Object.keys(interfaceLanguages)) collectSayings(readCatalogue(language), language);
/** Those that have a word. */
const withWord = new Map<string, string[]>();
for (const saying of sayings.keys())
  for (const word of new Set(listWords(saying))) {
    const all = withWord.get(word);
    if (all) all.push(saying);
    else withWord.set(word, [saying]);
  }

/** The first saying that holds words; of three or more, the first and the last may be parts of its words. */
function findHolder(text: string, words: string[]): string | undefined {
  const whole = words.length > 2 ? words.slice(1, -1) : words.slice(0, 1);
  const [fewest] = whole.map((word) => withWord.get(word) ?? []).toSorted((one, other) => one.length - other.length);
  return fewest!.find((saying) => saying.includes(text));
}

interface Literal {
  text: string;
  start: number;
  isRegex: boolean;
  sought: Sought;
}
/** Whether a screen is searched for it, or it is expected of something else. */
type Sought = 'on screen' | 'elsewhere' | undefined;

const seeking = /^((get|find|query)(All)?By[A-Z]\w*|toHave(Text\w*|Accessible\w+|Title))$/;
const expecting = /^to(Be|Equal|StrictEqual|Match\w*|Contain\w*)$/;
/** These make words of what they are given. */
const making = /^(t|like|tReason|likeReason|writeEmail|writeMessageTexts)$/;
/** Helpers of the screens' tests, and which of what they are given is a label. */
const labelled: Record<string, number> = {
  box: 0,
  column: 0,
  field: 0,
  fill: 1,
  filterBy: 1,
  pick: 1,
  press: 1,
  shows: 0,
};

const nameOf = (callee: any): string => callee.property?.name ?? callee.name ?? '';
const startOf = (callee: any): string => callee.name ?? startOf(callee.object ?? callee.callee ?? { name: '' });

/** The strings and regular expressions of a file, but for the names of its tests. */
function listLiterals(file: string, source: string): Literal[] {
  const literals: Literal[] = [];
  const add = (text: string, start: number, sought: Sought, isRegex = false) =>
    literals.push({ text, start, isRegex, sought });
  function walk(node: any, sought: Sought): void {
    if (Array.isArray(node)) {
      for (const one of node) if (one !== null) walk(one, sought);
      return;
    }
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') add(node.value, node.start, sought);
        else if (node.regex) add(node.regex.pattern, node.start, sought, true);
        return;
      case 'TemplateElement':
        return void add(node.value.cooked ?? '', node.start, sought);
      case 'JSXText':
        return void add(node.value, node.start, sought);
      case 'ImportDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
        return;
      case 'CallExpression': {
        const name = nameOf(node.callee);
        walk(node.callee, sought);
        const isTest = /^(test|describe|it|races)$/.test(startOf(node.callee));
        node.arguments.forEach((argument: any, at: number) => {
          if (isTest && at === 0 && argument.type.endsWith('Literal')) return;
          if (making.test(name)) walk(argument, undefined);
          else if (seeking.test(name) || labelled[name] === at) walk(argument, 'on screen');
          else walk(argument, sought ?? (expecting.test(name) ? 'elsewhere' : undefined));
        });
        return;
      }
      default:
        for (const key in node) {
          const value = node[key];
          if (typeof value === 'object' && value !== null && key !== 'typeArguments') walk(value, sought);
        }
    }
  }
  walk(parseSync(file, source).program, undefined);
  return literals;
}

/** A literal's parts as they could be said: columns, what follows a label, and what a pattern has between its signs. */
const partsOf = ({ text, isRegex }: Literal): string[] =>
  (isRegex
    ? text
        .replaceAll(/\\s|\\u00a0|\\u202f/g, ' ')
        .split(/\\[a-zA-Z]|[\^$|()[\]*+?{}]|(?<!\\)\./)
        .map((part) => part.replaceAll(/\\(.)/g, '$1'))
    : [text]
  )
    .flatMap((part) => part.split(/\s*[|:](?:\s|$)/))
    .map(tidy)
    .filter(Boolean);

/** The saying that a part of a literal quotes. */
function findQuoted(part: string, { isRegex, sought }: Literal, own: Set<string>): string | undefined {
  const words = listWords(part);
  if (sayings.has(part)) {
    if (words.length > 1) return part;
    // One word may be a state, or what the test itself has made.
    const isSaid = sought === 'on screen' || (sought && /\P{ASCII}/u.test(part));
    if (isSaid && words.some((word) => !own.has(word))) return part;
  }
  const isLong = words.length > 1 && part.length >= 12;
  return isLong && (sought || isRegex) ? findHolder(part, words) : undefined;
}

function listQuotes(file: string, source: string): string[] {
  const literals = listLiterals(file, source);
  const own = new Set(literals.flatMap(({ sought, text }) => (sought ? [] : listWords(text))));
  return literals.flatMap((literal) =>
    partsOf(literal).flatMap((part) => {
      const saying = findQuoted(part, literal, own);
      if (saying === undefined) return [];
      const line = source.slice(0, literal.start).split('\n').length;
      return `${file}:${line}: ${part} (${sayings.get(saying)})`;
    }),
  );
}

test('no test quotes what the catalogues say: a better sentence breaks none (tests/support/t.ts)', () => {
  expect(files.flatMap((file) => listQuotes(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

const [cancel, carried, changed] = [
  t('common.cancel'),
  t('audit.office.action.carry'),
  t('chapters.shared.errors.changed'),
];
test.each([
  ['as a string', `const sentence = '${changed}';`, 1],
  ['as a part of what is expected', `expect(alert).toHaveTextContent('${changed.slice(5, -5)}');`, 1],
  ['as a pattern', `press(user, /^${changed.slice(5, -5)}/);`, 1],
  ['as a label', `press(user, '${cancel}'); screen.getByRole('button', { name: /^${cancel}$/ });`, 2],
  ['as a column', `expect(lines).toContain('${carried} | $5.00');`, 1],
  ['which is what the test has made', `insert('tag', { name: '${cancel}' }); screen.getByText('${cancel}');`, 0],
  ['which is the name of a test', `test('${changed}', () => { screen.getByText(t('common.cancel')); });`, 0],
  ['which is filled in', `screen.getByText(t('common.ask', { title: '${cancel}' }));`, 0],
])('a quote %s', (_, code, count) => expect(listQuotes('a.test.ts', code)).toHaveLength(count));
