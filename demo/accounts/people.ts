import { createRandom } from '#demo/kit/random.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { fold } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { isAuthor, type Role } from '#domain/roles.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { authorEntries, demoNewcomer, type AuthorEntry } from './authors.ts';
import { demoAccounts } from './demoAccounts.ts';

export interface Author extends AuthorEntry {
  id: number;
  since: number;
}
export interface Editor {
  id: number;
  user_id: number;
  languages: readonly StoryLanguage[];
}
export interface People {
  authors: readonly Author[];
  editors: readonly Editor[];
  getId(user_name: string): number;
}

const { editors, translators, original_pen_name } = staffTexts;

// An author's user name is not in the email, which would be a reason to warn of it.
const getAuthorEmail = (user_name: string) => `letters@${user_name.replaceAll('_', '-')}.example`;
const getStaffEmail = (user_name: string) => `${user_name}@quillhouse.example`;

const listStaff = (): [user_name: string, role: Role][] =>
  Object.entries<Role>({
    ...demoAccounts,
    ...Object.fromEntries(editors.map(({ user_name }) => [user_name, 'editor'])),
    ...Object.fromEntries(translators.map(({ user_name }) => [user_name, 'translator'])),
  }).filter(([, role]) => !isAuthor(role));

export async function seedPeople(write: Writer, now: number, password_hash: string): Promise<People> {
  const random = createRandom('people');
  const createRow = (user_name: string, role: Role, since: number, given: Partial<NewRow<'user'>>): NewRow<'user'> => {
    const email = isAuthor(role) ? getAuthorEmail(user_name) : getStaffEmail(user_name);
    const keys = {
      user_name_key: getNameKey(user_name),
      email_key: fold(email),
      pen_name_key: given.pen_name && getNameKey(given.pen_name),
    };
    return { user_name, email, role, status: 'active', ...keys, password_hash, created_at: toIso(since), ...given };
  };
  const pickJoined = ({ signed, user_name }: AuthorEntry): number => {
    if (user_name === demoNewcomer) return now - 2 * day - 5 * hour;
    return now - random.within(signed ? [520, 900] : [190, 300]) * day - random.int(0, 86_400) * 1000;
  };
  const authors = authorEntries.map((entry) => ({ ...entry, since: pickJoined(entry) }));
  const staffRows = listStaff().map(([user_name, role]) =>
    createRow(user_name, role, now - random.between(910, 990) * day, {
      pen_name: role === 'original_author' ? original_pen_name : undefined,
    }),
  );
  const authorRows = authors.map(({ user_name, pen_name, signed, since, blocked }) =>
    createRow(user_name, signed ? 'author_signed' : 'author_unsigned', since, {
      pen_name,
      status: blocked ? 'blocked' : 'active',
    }),
  );
  const rows = [...staffRows, ...authorRows];
  const ids = await write('user', rows);
  const idByName = new Map(rows.map(({ user_name }, index) => [user_name, ids[index]!]));
  const getId = (name: string) => idByName.get(name)!;
  const editorIds = await write(
    'editor',
    editors.map(({ user_name, ...editor }) => ({
      ...editor,
      email: getStaffEmail(user_name),
      user_id: getId(user_name),
      created_at: toIso(now - 900 * day),
    })),
  );
  return {
    authors: authors.map((author) => ({ ...author, id: getId(author.user_name) })),
    editors: editors.map(({ user_name, languages }, index) => ({
      id: editorIds[index]!,
      user_id: getId(user_name),
      languages,
    })),
    getId,
  };
}
