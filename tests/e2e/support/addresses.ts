import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { listReadableEntities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can, isAuthor, type Role } from '#domain/roles.ts';
import { routes } from '../../../src/lib/routing/routes.ts';
import { officePages } from '../../../src/resources/officePages.ts';
import type { Call } from './api.ts';
import type { Account } from './people.ts';

type Rows = { id: number; status?: string }[];

/** An address that leads nowhere. */
export const nowhere = '/no/such/page';

/** Those of an application that come after the first. */
const steps = ['type', 'info'];

/** What stands after a path in the addresses of a page; an empty one is the page without anything. */
type Queries = Record<string, () => Promise<string[]> | string[]>;

/** Every page of a path, as often as there are queries for it. */
async function withQueries(paths: readonly string[], queries: Queries): Promise<string[]> {
  const addresses = await Promise.all(
    paths.map(async (path) => (await (queries[path]?.() ?? [''])).map((query) => path + query)),
  );
  return addresses.flat();
}

/** The addresses of everybody, for whoever has not signed in. */
export async function listVisitorAddresses(call: Call): Promise<string[]> {
  const { items: lessons }: { items: { slug: string }[] } = await call('author', 'GET', '/articles/school');
  const { items: contests }: { items: { slug: string }[] } = await call('author', 'GET', '/contests');
  const paths = routes.filter(({ roles }) => roles === 'anyone').map(({ path }) => path);
  return withQueries([...paths, nowhere], {
    '/login/login': () => ['', '?mode=register', '?mode=forgot'],
    '/schoolDetail': () => [`?id=${lessons[0]!.slug}`],
    '/event': () => ['', ...contests.slice(0, 1).map(({ slug }) => `?contest=${slug}`)],
    '/verify': () => ['', '?number=QH-2026-000001&hash=0'],
  });
}

/** The addresses of an author that are not for everybody, with the own stories, one of each state of its contract. */
export async function listAuthorAddresses(call: Call, account: Account): Promise<string[]> {
  const role = demoAccounts[account];
  const { items }: { items: { id: number; contract_status: string; status: number }[] } = await call(
    account,
    'GET',
    '/fictions?per_page=100',
  );
  const stories = onePerState(items, ({ contract_status, status }) => `${contract_status} ${status}`);
  const ids = stories.map(({ id }) => `?id=${id}`);
  const withChapter = stories.map(async ({ id }) => {
    const { items: chapters }: { items: Rows } = await call(account, 'GET', `/fictions/${id}/chapters?per_page=1`);
    return chapters.map((chapter) => `?id=${id}&chapter_id=${chapter.id}`);
  });
  const chapters = (await Promise.all(withChapter)).flat();
  const paths = routes
    .filter(({ roles, path }) => roles !== 'anyone' && can(role, roles) && !path.startsWith('/login/'))
    .map(({ path }) => path);
  return withQueries(paths, {
    '/story/form': () => ['', ...ids],
    '/story/detail': () => ids,
    '/story/upload': () => ids,
    '/story/preview': () => ids,
    '/story/preview/chapter': () => chapters,
    '/story/release': () => ids,
    '/story/tiny': () => [...ids.slice(0, 1), ...chapters],
    '/income': () => ['', '?view=daily'],
    '/person': () => ['', '?payment_type='],
    '/sign': async () => {
      const { items: ready }: { items: Rows } = await call(account, 'GET', '/fictions/meet-signing-condition');
      return ['', ...ids, ...ready.slice(0, 1).flatMap(({ id }) => steps.map((step) => `?id=${id}&step=${step}`))];
    },
  });
}

/** The list of each entity, records of it to look at and to change, and a new one, as far as the role may. */
async function listResourceAddresses(call: Call, account: Account, perState: boolean): Promise<string[]> {
  const role = demoAccounts[account];
  const ofEach = listReadableEntities(role).map(async ({ name, access }: Entity) => {
    const list = `/office/${name}`;
    const { items }: { items: Rows } = await call(account, 'GET', `${list}?per_page=100`);
    const records = perState ? onePerState(items, ({ status }) => status ?? '') : items.slice(0, 1);
    return [
      list,
      ...records.map(({ id }) => `${list}/${id}/show`),
      ...(can(role, access.update ?? []) ? records.slice(0, 1).map(({ id }) => `${list}/${id}`) : []),
      ...(can(role, access.create ?? []) ? [`${list}/create`] : []),
    ];
  });
  return (await Promise.all(ofEach)).flat();
}

/** All addresses of somebody of the staff. `perState`: not only the first record of an entity, but one of each state. */
export async function listOfficeAddresses(call: Call, account: Account, perState = false): Promise<string[]> {
  const role: Role = demoAccounts[account];
  const list = async <T>(path: string): Promise<T[]> => (await call(account, 'GET', `/office/${path}`)).items;
  /** A query that names the first of a list; none where that is empty. */
  const first = (path: string, say: (id: number) => string) => async () =>
    (await list<{ id: number }>(path)).slice(0, 1).map(({ id }) => say(id));
  const andFirst = (path: string) => async () => ['', ...(await first(path, (id) => `?id=${id}`)())];
  const ofBook = async () => {
    const [edition] = await list<{ book_id: number; language: string }>('editions');
    return ['', `?book_id=${edition!.book_id}&language=${edition!.language}`];
  };
  const pages = officePages.filter(({ roles }) => can(role, roles)).map(({ path }) => path);
  const addresses = await withQueries(pages, {
    '/office/chapter-reviews': andFirst('chapter-reviews'),
    '/office/translation-reviews': andFirst('translation-reviews'),
    '/office/judging': andFirst('judgings'),
    '/office/translate': async () => {
      if (role === 'translator') {
        const tasks = await list<{ next_id: number; may_translate: boolean }>('my-translations');
        return [`?id=${tasks.find(({ may_translate }) => may_translate)!.next_id}`];
      }
      const [book] = await list<{ id: number }>('business-books');
      const { items } = await call(account, 'GET', `/office/business-books/${book!.id}/chapter-grid`);
      return [`?id=${items[0].cells[0].translated_id}`];
    },
    '/office/upload-translation': first('my-translations', (id) => `?task=${id}`),
    '/office/dictionary-file': ofBook,
    '/office/term-candidates': ofBook,
    '/office/replace-term': async () => {
      const entries = await list<{ id: number }>('dictionary-entries?language=en&per_page=100');
      // A word that English translations have.
      const from = 'the';
      for (const { id } of entries) {
        const { total } = await call(account, 'GET', `/office/dictionary-entries/${id}/replacement?from=${from}`);
        if (total > 0) return [`?entry=${id}`, `?entry=${id}&from=${from}`];
      }
      return [];
    },
    '/office/import-chapters': async () => {
      const books = await list<{ id: number; fiction_id: number | null }>('business-books?per_page=100');
      // Of one that is made of a story an import may wait.
      return [books[0], books.find(({ fiction_id }) => fiction_id !== null)].map((book) => `?book_id=${book!.id}`);
    },
    '/office/articles/preview': first('articles', (id) => `?id=${id}`),
    '/office/contest-preview': first('contests', (id) => `?id=${id}`),
    '/office/contest-result': async () => {
      const [contestJudge] = await list<{ contest_id: number }>('contest-judges');
      return [`?id=${contestJudge!.contest_id}`];
    },
  });
  return [...addresses, ...(await listResourceAddresses(call, account, perState))];
}

/** All addresses of an account. */
export const listAddresses = (call: Call, account: Account): Promise<string[]> =>
  isAuthor(demoAccounts[account]) ? listAuthorAddresses(call, account) : listOfficeAddresses(call, account);

/** Of those that share a state the first. */
const onePerState = <T>(all: readonly T[], getState: (one: T) => string): T[] =>
  all.filter((one, at) => all.findIndex((other) => getState(other) === getState(one)) === at);
