import { createRandom } from '#demo/kit/random.ts';
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
  name: string;
  languages: readonly StoryLanguage[];
}
export interface People {
  authors: readonly Author[];
  editors: readonly Editor[];
  getId(user_name: string): number;
}

/** The pen name that the source books of the demo account `original` are under. */
export const originalPenName = '沈青舟';
/** Translators, with what they translate into. */
export const translators: Record<string, readonly StoryLanguage[]> = {
  translator: ['en', 'es'],
  marta_kowalska: ['fr', 'pt', 'ru'],
  bao_tran: ['id', 'th', 'ko'],
  yusuf_rahman: ['en', 'id', 'ru'],
};

const editorEntries = [
  ['editor', 'Eleanor Whitcombe', '+44 7700 900142', ['en', 'es', 'fr']],
  ['isabel_fuentes', 'Isabel Fuentes', '+1 202 555 0164', ['es', 'pt']],
  ['jieun_han', 'Han Ji-eun', undefined, ['ko', 'th']],
  ['arif_gunawan', 'Arif Gunawan', '+1 202 555 0119', ['id', 'en']],
  ['nadia_voronina', 'Nadia Voronina', undefined, ['ru', 'fr', 'en']],
] as const satisfies [string, string, string | undefined, StoryLanguage[]][];

/** A former author whose account was blocked. */
const blocked = 'sam_rivera';

export async function seedPeople(write: Writer, now: number, password_hash: string): Promise<People> {
  const random = createRandom('people');
  const row = (user_name: string, role: Role, since: number, pen_name?: string): NewRow<'user'> => {
    // An author's user name is not in the email, which would be a reason to warn of it.
    const email = isAuthor(role)
      ? `letters@${user_name.replaceAll('_', '-')}.example`
      : `${user_name}@quillhouse.example`;
    const keys = {
      user_name_key: getNameKey(user_name),
      email_key: fold(email),
      pen_name_key: pen_name && getNameKey(pen_name),
    };
    const status = user_name === blocked ? 'blocked' : 'active';
    return { user_name, pen_name, email, role, status, ...keys, password_hash, created_at: toIso(since) };
  };
  const staff: Record<string, Role> = {
    ...demoAccounts,
    ...Object.fromEntries(editorEntries.map(([name]) => [name, 'editor' as const])),
    ...Object.fromEntries(Object.keys(translators).map((name) => [name, 'translator' as const])),
  };
  const authors = authorEntries.map((entry) => ({ ...entry, since: joined(entry) }));
  function joined({ signed, user_name }: AuthorEntry): number {
    if (user_name === demoNewcomer) return now - 2 * day - 5 * hour;
    return now - random.within(signed ? [520, 900] : [190, 300]) * day - random.int(0, 86_400) * 1000;
  }
  const staffRows = Object.entries(staff)
    .filter(([, role]) => role !== 'author_signed' && role !== 'author_unsigned')
    .map(([name, role]) =>
      row(name, role, now - random.between(910, 990) * day, role === 'original_author' ? originalPenName : undefined),
    );
  const authorRows = authors.map(({ user_name, pen_name, signed, since }) =>
    row(user_name, signed ? 'author_signed' : 'author_unsigned', since, pen_name),
  );
  const rows = [...staffRows, ...authorRows];
  const ids = await write('user', rows);
  const idByName = new Map(rows.map(({ user_name }, index) => [user_name, ids[index]!]));
  const getId = (name: string) => idByName.get(name)!;
  const editorIds = await write(
    'editor',
    editorEntries.map(([user, name, whatsapp, languages]) => ({
      name,
      email: `${user}@quillhouse.example`,
      whatsapp,
      languages: [...languages],
      user_id: getId(user),
      created_at: toIso(now - 900 * day),
    })),
  );
  return {
    authors: authors.map((author) => ({ ...author, id: getId(author.user_name) })),
    editors: editorEntries.map(([user, name, , languages], index) => ({
      id: editorIds[index]!,
      user_id: getId(user),
      name,
      languages,
    })),
    getId,
  };
}
