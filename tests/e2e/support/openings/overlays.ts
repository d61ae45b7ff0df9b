import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { build, preview, type Plugin } from 'vite';
import { findFreePort } from '#scripts/freePort.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Components of src/ui and src/resources that lay something over a page, or open something in it. */
const overlays = [
  'AskButton',
  'AskDialog',
  'BulkDecisionDialog',
  'BulkReasonDialog',
  'Dialog',
  'KeysDialog',
  'Menu',
  'Popover',
  'ReasonDialog',
  'RefusedDialog',
];
/** A property that begins so tells where a component is drawn; a name each, since one may hand on what it got. */
const mark = 'data-drawn-';

/** Does a file mean this component by the name, and not another one? */
const imports = (code: string, name: string) =>
  new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '[^']*/${name}\.tsx'`).test(code);

/** Names each place of a file that draws one of them, such as `src/ui/fields/AskButton.tsx AskDialog`. */
function markPlaces(file: string, code: string, mend: (place: string, tag: string) => string): string {
  const known = overlays.filter((name) => imports(code, name));
  if (known.length === 0) return code;
  const seen = new Map<string, number>();
  return code.replaceAll(new RegExp(String.raw`<(${known.join('|')})(?=[\s/>])`, 'g'), (tag, name: string) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return mend(`${file} ${name}${count > 1 ? ` ${count}` : ''}`, tag);
  });
}

let listed: readonly string[] | undefined;
/** Every place in the source that draws an overlay, but for the page of the shared parts. */
export function listOverlays(): readonly string[] {
  if (listed) return listed;
  const places: string[] = [];
  for (const file of globSync('src/**/*.tsx', { cwd: root }).filter((name) => !name.startsWith('src/app/design/')))
    markPlaces(file, readFileSync(path.join(root, file), 'utf8'), (place, tag) => {
      places.push(place);
      return tag;
    });
  listed = places.toSorted();
  return listed;
}

/** Has each of these places give what it draws a property with its number. */
const createMarking = (places: readonly string[]): Plugin => ({
  name: 'mark-overlays',
  enforce: 'pre',
  transform(code, id) {
    const file = path.relative(root, id.split('?')[0]!);
    if (!file.startsWith('src/') || !file.endsWith('.tsx')) return undefined;
    return markPlaces(file, code, (place, tag) => `${tag} ${mark}${places.indexOf(place)}=""`);
  },
});

/** Serves the web app, built so that what is open tells where it was drawn, before the API at `api`. */
export async function serveMarked(api: string): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'quillhouse-marked-'));
  const before = process.env.NODE_ENV;
  await build({
    root,
    logLevel: 'silent',
    plugins: [createMarking(listOverlays())],
    build: { outDir, emptyOutDir: true },
  });
  // Vite makes the whole process a production one.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  const port = await findFreePort();
  const server = await preview({
    root,
    logLevel: 'silent',
    build: { outDir },
    preview: { port, host: '127.0.0.1', strictPort: true, proxy: { '/api': api } },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Where in the source what is open now was drawn; nothing where the app is not marked. */
export async function listOpen(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => {
    type Fiber = { return: Fiber | null; memoizedProps: object | null };
    const properties: string[] = [];
    for (const element of document.querySelectorAll('dialog[open], [aria-expanded=true]')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
      let fiber = key ? (Reflect.get(element, key) as Fiber | null) : null;
      for (; fiber; fiber = fiber.return) properties.push(...Object.keys(fiber.memoizedProps ?? {}));
    }
    return properties;
  });
  const places = listOverlays();
  return names.filter((name) => name.startsWith(mark)).map((name) => places[Number(name.slice(mark.length))]!);
}

const getFolder = ({ project }: TestInfo) => path.join(project.outputDir, '.openings');

/** Keeps what a test has opened for the last one of the run, which may have another process. */
export function keepOpened(test: TestInfo, opened: ReadonlySet<string>): void {
  mkdirSync(getFolder(test), { recursive: true });
  writeFileSync(path.join(getFolder(test), `${test.testId}.json`), JSON.stringify([...opened]));
}

/** All that the tests of this run have opened. */
export const readOpened = (test: TestInfo): Set<string> =>
  new Set(
    readdirSync(getFolder(test)).flatMap(
      (file) => JSON.parse(readFileSync(path.join(getFolder(test), file), 'utf8')) as string[],
    ),
  );
