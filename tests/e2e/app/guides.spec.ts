import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { interfaceLanguages } from '#domain/languages.ts';
import { t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { countCost, readGuide, typeIn } from '../support/guide.ts';
import { long } from '../support/long.ts';
import { signIn, signOut, fetchToken } from '../support/people.ts';
import { dataFolder, startServer, type Running } from '../support/server.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const copied = [
  'articles',
  'contests',
  'demo',
  'docs',
  'domain',
  'server',
  'src',
  'scripts',
  'public',
  'tests',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'oxlint.config.ts',
  'stylelint.config.ts',
  'knip.json',
  '.oxfmtrc.json',
  'playwright.config.ts',
  'vitest.config.ts',
];
const resource = readGuide(project, 'docs/adding-a-resource.md');
const page = readGuide(project, 'docs/adding-a-page.md');
const language = readGuide(project, 'docs/translating.md');
const oneEach = Object.keys(interfaceLanguages).map(() => 1);
/** What is too long for a line is broken as the formatter breaks it. */
const oneEachButRussian = Object.keys(interfaceLanguages).map((code) => (code === 'ru' ? 4 : 1));
const blocks = [resource, page, language].flatMap((guide) => guide.blocks);
const { folder: sketch, remove: removeSketch } = dataFolder();
const { folder: copy, remove: removeCopy } = dataFolder();
const { folder, remove } = dataFolder();
let server: Running;

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.afterAll(async () => {
  await server?.stop('SIGKILL');
  remove();
  removeCopy();
  removeSketch();
});

test('a resource costs at most 40 lines in 3 files and one in each language, as its guide says', () => {
  const { lines, files, sentences } = countCost(resource.blocks);
  expect([files, sentences]).toEqual([3, oneEachButRussian]);
  expect(lines + sentences.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(40);
  expect(resource.text).toContain(`costs ${lines} lines in three files, and a line in each language`);
});

test('a call costs 4 files and a page 4 with one line in each language, as their guide says', () => {
  const isPage = ({ file }: { file: string }) => file.startsWith('src/');
  const call = countCost(page.blocks.filter((block) => !isPage(block)));
  const screen = countCost(page.blocks.filter(isPage));
  expect([call.files, call.sentences, screen.files, screen.sentences]).toEqual([4, [], 4, oneEach]);
  expect(page.text).toContain(
    `The call costs ${call.lines} lines in four files; the page costs ${screen.lines} lines in four files, and a line in each language`,
  );
});

test('a language costs a folder and a line', () => {
  expect(countCost(language.blocks)).toEqual({ lines: 1, files: 1, sentences: [] });
});

test('the lines that the guides change are in their files, and stay in the order that the check wants', () => {
  for (const { file } of blocks.filter((block) => existsSync(path.join(project, block.file))))
    cpSync(path.join(project, file), path.join(sketch, file));
  cpSync(path.join(project, '.oxfmtrc.json'), path.join(sketch, '.oxfmtrc.json'));
  typeIn(sketch, blocks);
  const formatter = path.join(project, 'node_modules/.bin/oxfmt');
  const { status, stdout } = spawnSync(formatter, ['--check'], { cwd: sketch, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('a copy of the project with these lines passes the checks, builds and starts', long, async () => {
  // The check knows all types of the project, on cores that other tests share.
  test.setTimeout(420_000);
  for (const name of copied) cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  typeIn(copy, blocks);
  const locales = path.join(copy, 'src/i18n/locales');
  cpSync(path.join(locales, 'es'), path.join(locales, 'it'), { recursive: true });
  const env = { ...process.env, PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  const run = (...command: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
    return stdout;
  };
  expect(run('scripts/migration.ts', 'holidays')).toMatch(/server\/db\/migrations\/\d{4}_holidays\.sql/);
  run('scripts/check.ts');
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['names', 'layers', 'screenHabits'].map((name) => `tests/domain/${name}.test.ts`),
    ...['contracts/firstTerms', 'articles/shipped', 'contests/seed'].map((name) => `tests/server/${name}.test.ts`),
  );
  run('scripts/build.ts');
  server = await startServer(folder, { root: copy });
});

test('finance makes, finds and changes a holiday, and is told what is wrong at its field', long, async ({ page }) => {
  await signIn(page, server.url, 'finance');
  await page.getByRole('link', { name: 'Holidays', exact: true }).click();
  await page.getByRole('link', { name: t('ra.action.create') }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('ra.action.save') }).click();
  // At each field, and at the head of the form.
  await expect(main.getByText(t('validation.required'))).toHaveCount(4);

  const make = async (name: string) => {
    await main.getByLabel('Name').fill(name);
    await main.getByRole('textbox', { name: 'Day' }).fill('2026-12-25');
    await main.getByRole('button', { name: t('ra.action.save') }).click();
  };
  await make('Christmas');
  const row = page.getByRole('row', { name: /Christmas/ });
  await expect(row).toContainText('Dec 25, 2026');

  await page.getByRole('link', { name: t('ra.action.create') }).click();
  await make('Boxing day');
  await expect(main.getByText(t('validation.taken'))).toBeVisible();
  await expect(main.getByLabel('Name')).toHaveValue('Boxing day');
  await main.getByRole('textbox', { name: 'Day' }).fill('2026-12-26');
  await main.getByRole('button', { name: t('ra.action.save') }).click();

  await page.getByRole('row', { name: /Boxing day/ }).click();
  await main.getByLabel('Note').fill('Banks open on the 28th');
  await main.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await main.getByPlaceholder(t('ra.action.search')).fill('boxing');
  await expect(page.getByRole('row')).toHaveCount(2);
  await signOut(page);
});

test('the cashier reads, everyone else is refused', long, async ({ page }) => {
  await signIn(page, server.url, 'cashier');
  await page.getByRole('link', { name: 'Holidays', exact: true }).click();
  await expect(page.getByRole('row', { name: /Christmas/ })).toBeVisible();
  await expect(page.getByRole('link', { name: t('ra.action.create') })).toHaveCount(0);
  await signOut(page);
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/office/holidays`);
  await expect(page.getByRole('heading', { name: t('pages.problem.forbidden') })).toBeVisible();

  for (const [account, method, status] of [
    ['cashier', 'GET', 200],
    ['cashier', 'POST', 403],
    ['author', 'GET', 403],
  ] as const) {
    const response = await fetch(`${server.url}/api/office/holidays`, {
      method,
      headers: { authorization: `Bearer ${await fetchToken(server.url, account)}`, 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify({ name: 'x', day: '2026-01-01' }) : undefined,
    });
    expect(response.status).toBe(status);
  }
});

test('each change of the resource is in its audit log', long, async () => {
  const headers = { authorization: `Bearer ${await fetchToken(server.url, 'finance')}` };
  const read = async (path: string) =>
    (await (await fetch(`${server.url}/api/office/holidays${path}`, { headers })).json()).data;
  const { items } = await read('?q=boxing');
  const log = await read(`/${items[0].id}/trail`);
  expect(log.items.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
    ['update', 'finance'],
    ['create', 'finance'],
  ]);
});

test('what every resource has comes to it: search, bulk edits, imports, notes, history and views', long, async () => {
  const { call } = createApi(server);
  const path = '/office/holidays';
  const list = async () => (await call('finance', 'GET', path)).items as { id: number; name: string; note: string }[];
  const search = async (who: string, q: string) =>
    (await call(who, 'GET', `/office/search?q=${q}`)).kinds
      .filter(({ entity }: any) => entity === 'holidays')
      .flatMap(({ records }: any) => records.map(({ fields }: any) => fields.name));
  expect([await search('cashier', 'chrismas'), await search('editor', 'christmas')]).toEqual([['Christmas'], []]);

  const before = await list();
  const [first] = before;
  const set = { ids: before.map(({ id }) => id), set: { note: 'Closed' } };
  expect(await call('finance', 'POST', `${path}/updates/preview`, set)).toMatchObject({ change: 2, refusals: [] });
  const { edit } = await call('finance', 'POST', `${path}/updates`, { ...set, edit: 'closed days' });
  expect((await list()).map(({ note }) => note)).toEqual(['Closed', 'Closed']);
  await call('finance', 'POST', `${path}/updates/${edit}/undo`);
  expect(await list()).toEqual(before.map((one) => ({ ...one, updated_at: expect.any(String) })));

  const file = new FormData();
  file.set('file', new File(['name,day\nNew Year,2027-01-01\nEpiphany,2027-01-06\n'], 'days.csv'));
  expect((await call('finance', 'POST', `${path}/imports/preview`, file)).error_count).toBe(0);
  const made = await call('finance', 'POST', `${path}/imports`, file);
  expect((await list()).map(({ name }) => name)).toEqual(['Christmas', 'Boxing day', 'New Year', 'Epiphany']);
  await call('finance', 'POST', `${path}/imports/${made.id}/undo`);
  expect(await list()).toHaveLength(2);

  const record = { resource: 'holidays', record_id: first!.id };
  await call('finance', 'POST', '/office/notes', { ...record, text: 'Ask @cashier about the bank' });
  expect(await call('cashier', 'GET', `/office/notes?resource=holidays&record_id=${first!.id}`)).toMatchObject({
    items: [{ by: 'finance', text: 'Ask @cashier about the bank' }],
  });
  expect(JSON.stringify((await call('cashier', 'GET', '/message/list')).all[0])).toContain('Christmas');

  await call('finance', 'POST', `${path}/${first!.id}`, { note: 'Wrong' });
  const [change] = (await call('finance', 'GET', `${path}/${first!.id}/trail`)).items;
  await call('finance', 'POST', `${path}/restores`, { changes: [change.id] });
  expect((await list())[0]!.note).toBe(first!.note);
  expect((await call('cashier', 'GET', '/office/activity?of=holidays')).items[0]).toMatchObject({ title: 'Christmas' });

  const view = { resource: 'holidays', filters: { group_by: 'day' }, sort: 'name', order: 'desc' };
  await call('finance', 'POST', '/office/views', { ...view, name: 'By month' });
  expect((await call('finance', 'GET', '/office/views?resource=holidays')).items).toMatchObject([
    { name: 'By month', by: 'finance' },
  ]);
  expect((await call('finance', 'GET', `${path}/groups?group_by=day`)).items).toMatchObject([
    { value: '2026-12', count: 2 },
  ]);
});

test('the palette has its records, its list keeps views, and the permissions tell of it', long, async ({ page }) => {
  await signIn(page, server.url, 'finance');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('search.office.title') }).fill('boxng');
  await page.getByRole('option', { name: /Boxing day/ }).click();
  await expect(page).toHaveURL(/#\/office\/holidays\/\d+/);
  await expect(main.getByText('Banks open on the 28th')).toBeVisible();
  await main.getByRole('link', { name: 'Holidays', exact: true }).click();
  await main.getByRole('button', { name: t('list-views.office.title') }).click();
  await page.getByRole('button', { name: /^By month/ }).click();
  await expect(main.getByRole('rowheader', { name: 'December 2026' })).toBeVisible();
  await signOut(page);

  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/#/office/permissions?role=finance_manager`);
  const own = main.getByRole('row', { name: /^Holidays/ });
  await expect(own.getByRole('img', { name: t('common.office.yes') })).toHaveCount(4);
  await signOut(page);
});

test('an author reads the page, in the new language too', long, async ({ page }) => {
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/holidays`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Days off' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([/Dec 25, 2026: Christmas/, /Dec 26, 2026: Boxing day/]);
  await page.getByLabel('Language').first().selectOption('Italiano');
  await expect(main.getByRole('heading', { name: 'Días libres' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
