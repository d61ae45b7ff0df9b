import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{domain,server,src,demo,tests}/**/*.{ts,tsx,mjs,css}', { cwd: root });

interface Former {
  /** The word of the field that took its place. */
  now: string;
  /** Identifiers, and names of files without their endings. */
  pattern: RegExp;
  /** Where it is another thing. */
  allowed?: string[];
  /** Only there. */
  within?: string;
  /** Not in files where it is the word of the field. */
  without?: RegExp;
}

/** Names that gave way to the words of docs/glossary.md. */
const formerNames: Former[] = [
  {
    now: 'pdf',
    pattern: /^papers$|^paperKinds?$|Papers?$/,
    // What is made of paper, and other people's names.
    allowed: ['onPaper', 'clearPaper', 'MuiPaper', 'Newspaper'],
  },
  { now: 'idempotent', pattern: /^once\.file$/ },
  {
    now: 'lock',
    pattern: /^hold(List|On|Reasons|Record|Reported|Seconds)$|^holdsShare$|^held(Fields?|Since)$|^Held\w/,
  },
  {
    now: 'check, compare',
    pattern: /^(set)?[jJ]udged?(?![a-z])/,
    // Contests are judged.
    allowed: ['judgeRoles', 'judge_id'],
    without: /contests/,
  },
  {
    now: 'notify, or what it holds',
    pattern: /^([tT]ell|[tT]ells|[tT]old|[tT]elling|[tT]ellers?)(?![a-z])|[a-z]Told$/,
  },
  { now: 'email', pattern: /^letter(box|sOf|sTo)$|^letters\.file$/ },
  { now: 'pending', pattern: /^(is|set)?[bB]usy$/, within: 'src/' },
  { now: 'prefetch', pattern: /^(ahead|lookAhead|askAhead|headStart|unseenList|rememberList)$/ },
  { now: 'redirect, canonicalPath', pattern: /^(leadsTo|properAddress)$/ },
  { now: 'locale', pattern: /^readerOf$/ },
  { now: 'withPreparation', pattern: /^inSteps$/ },
  { now: 'defaultFilters', pattern: /^waitingFor$/ },
  { now: 'signOutHooks, timeoutMs', pattern: /^(lastWords|patience)$/ },
  { now: 'flushOrphaned', pattern: /^bringHome$/ },
  { now: 'useDualTime, localZone', pattern: /^(useBoth|ownZone)$/ },
  { now: 'export dialog, bulk application, story contract', pattern: /^(HandOver|Together|OfStory)$/ },
  { now: 'AllowedRoles, CellOverrides', pattern: /^(Who|OwnCells)$/ },
  { now: 'a call of stories', pattern: /^(create|delete|export|get|save|list(Commented)?)Fictions?(Form|Tags)?$/ },
  { now: 'a call of payouts', pattern: /^(approvePayments?|exportPayroll|(get|list)Payroll(Batch|Batches|Sums))$/ },
  { now: 'what it is', pattern: /^(Asked|Found|Shown|Told)(\.file)?$|^(asked|found|shown|told)\.file$/ },
  { now: 'a call of earnings or payment details', pattern: /^(getFinanceStats|(get|save)PaymentInfo)$/ },
  { now: 'story', pattern: /^workRevenue\.file$/ },
  { now: 'restricted words', pattern: /^(listS|s)ensitive/ },
  { now: 'deleted chapters, restorableDays', pattern: /^trash(Days|\.file)?$/ },
  { now: 'story page', pattern: /^[sS]toryDetail(\.file)?$/ },
  {
    now: 'bulk action, bulk decision',
    pattern:
      /^(useBatch|maxBatch|ReasonBatch|Batch(Button|Dialog|Item|Props|Result|Table)|batch(Answer|Items|Keys|Query|Results))$/,
  },
  { now: 'ApiError', pattern: /^Refusal$/, within: 'server/' },
  { now: 'roles', pattern: /^who$/, within: 'domain/' },
  { now: 'what is in it', pattern: /^(drawn|look|words|paper|tell|usePaper)\.file$/ },
];

const isFormer = ({ pattern, allowed = [] }: Former, name: string) => pattern.test(name) && !allowed.includes(name);

/** The names that a syntax tree has. */
function collectNames(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  const { type, name } = node as { type?: string; name?: unknown };
  if (type?.endsWith('Identifier') && typeof name === 'string') names.add(name);
  for (const value of Object.values(node)) collectNames(value, names);
  return names;
}

/** Identifiers of code, or classes of a stylesheet; strings, comments and texts are prose. */
function namesIn(file: string, text: string): Set<string> {
  if (file.endsWith('.css')) return new Set([...text.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name]) => name!));
  return collectNames(parseSync(file, text).program);
}

const getFileName = (file: string) => `${path.basename(file).replace(/\..*/, '')}.file`;

interface Source {
  file: string;
  text: string;
  /** All that may be a name: lines of comments are none. */
  words: Set<string>;
  /** Once they were asked for: few files have to be parsed. */
  names?: Set<string>;
}
const sources: Source[] = files.map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const words = text.replaceAll(/^\s*(\/\*|\*|\/\/).*$/gm, '').match(/[\w$]+/g);
  return { file, text, words: new Set(words).add(getFileName(file)) };
});

test.each(formerNames)('a name that $now took the place of does not come back', (former) => {
  const breaches: string[] = [];
  for (const source of sources) {
    const { file, text, words } = source;
    if (former.within && !file.startsWith(former.within)) continue;
    if (former.without?.test(file)) continue;
    const names = [...words].filter((name) => isFormer(former, name));
    if (names.length === 0) continue;
    source.names ??= namesIn(file, text).add(getFileName(file));
    breaches.push(...names.filter((name) => source.names!.has(name)).map((name) => `${file}: ${name}`));
  }
  expect(breaches).toEqual([]);
});

test('a former name is found as an identifier, a class and a file, and not in prose', () => {
  const code = "/** Whoever is told. */ const judgeRows = ({ busy }) => `${busy}` + 'told'; class Paper { #tell = 1 }";
  const names = namesIn('a.ts', code);
  expect(formerNames.flatMap((former) => [...names].filter((name) => isFormer(former, name)))).toEqual([
    'Paper',
    'judgeRows',
    'tell',
    'busy',
  ]);
  expect([...namesIn('a.css', '.busy > .papers { color: var(--paper); }')]).toEqual(['busy', 'papers']);
  expect(getFileName('server/kit/once.test.ts')).toBe('once.file');
});

/** The names that a pattern takes something into, not those of the fields that it takes it from. */
function collectTargets(pattern: unknown, names: Set<string>): void {
  if (typeof pattern !== 'object' || pattern === null) return;
  const { type, name, key: _, right: _default, typeAnnotation: _type, ...rest } = pattern as Record<string, unknown>;
  if (type === 'Identifier') names.add(name as string);
  for (const value of Object.values(rest)) collectTargets(value, names);
}

/** The variables and parameters of a syntax tree. */
function collectVariables(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  const { type, id, params } = node as Record<string, unknown>;
  if (type === 'VariableDeclarator') collectTargets(id, names);
  else if (/Function/.test(String(type))) collectTargets(params, names);
  for (const value of Object.values(node)) collectVariables(value, names);
  return names;
}

const participle = /^(found|shown|asked|told|said|wanted|gone|drawn)$/;
const participlesIn = (file: string, text: string) =>
  [...collectVariables(parseSync(file, text).program)].filter((name) => participle.test(name));

test('a variable is called by what it is, not by what was done to it', () => {
  const breaches = sources
    .filter(({ file, words }) => !file.endsWith('.css') && [...words].some((word) => participle.test(word)))
    .flatMap(({ file, text }) => participlesIn(file, text).map((name) => `${file}: ${name}`));
  expect(breaches).toEqual([]);
});

test('such a variable is found wherever it is declared, and a field of that name is none', () => {
  const code =
    'const [found] = rows; ({ a: { shown = 1 } }, ...told) => { const { asked: question } = told; return { found: question } }';
  expect(participlesIn('a.ts', code)).toEqual(['found', 'shown', 'told']);
});

/** What may be called after what it gives: the words of days and months, and of an entity and its resource. */
const establishedNames = 'dayOf entityOf fieldsOf monthOf partsOf resourceOf ruleOf rulesOf schemaOf viewsOf'.split(
  ' ',
);

test('a function is called by what it does: few names end in "Of"', () => {
  const declared = sources
    .flatMap(({ text }) =>
      [...text.matchAll(/\bfunction\*? (\w+Of)\b|\bconst (\w+Of)(?:: [^=]+)? = /g)].map(
        ([, one, other]) => one ?? other!,
      ),
    )
    .filter((name) => !/^(is|notify)[A-Z]/.test(name));
  expect([...new Set(declared)].toSorted()).toEqual(establishedNames);
});

test('a file with one component is called by it', () => {
  const breaches = sources
    .filter(({ file }) => /^src\/.*\/[A-Z]\w*\.tsx$/.test(file))
    .flatMap(({ file, text }) => {
      const components = [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => name!);
      const [component] = components;
      return components.length !== 1 || component === path.basename(file, '.tsx') ? [] : [`${file}: ${component}`];
    });
  expect(breaches).toEqual([]);
});
