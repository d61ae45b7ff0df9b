import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether the version before can go on beside a migration: a deploy has both on one database, so a migration only adds. What
 * takes away comes later, in one that says `-- contract: what no longer uses it, since 0070` above the statement.
 */

/** Migrations from this one on are looked at; the ones before were made while a deploy stopped all servers. */
const firstChecked = 67;

const comment = /^-- contract: (.*)$/m;

/** Names in double quotes, without the table's. */
const getNames = (text: string) => [...text.matchAll(/(?<!\.)"(\w+)"(?!\.)/g)].map(([, name]) => name!);

/** What a migration itself makes: nothing of the version before writes there. */
class Made {
  readonly tables = new Set<string>();
  readonly columns = new Set<string>();
  readonly defaults = new Set<string>();

  constructor(statements: readonly string[]) {
    for (const text of statements) {
      const table = /^create table (?:if not exists )?"(\w+)"/i.exec(text)?.[1];
      if (table) this.tables.add(table);
      for (const [, on, column] of text.matchAll(/alter table "(\w+)" add column (?:if not exists )?"(\w+)"/gi))
        this.columns.add(`${on}.${column}`);
      for (const [, on, column] of text.matchAll(/alter table "(\w+)" alter column "(\w+)" set default/gi))
        this.defaults.add(`${on}.${column}`);
    }
  }

  /** Are a table, or all of these columns of it, new? Old rows have nothing in them, and old writers leave them out. */
  hasAll(table: string, columns: readonly string[]): boolean {
    return (
      this.tables.has(table) || (columns.length > 0 && columns.every((name) => this.columns.has(`${table}.${name}`)))
    );
  }
}

const getWords = (text: string) => new Set([...text.matchAll(/'([^']*)'/g)].map(([, word]) => word!));

/** Is a rule that lists words the one that it was, with more of them? */
function isWidened(name: string, rule: string, earlier: string): boolean {
  const before = earlier
    .split(`CONSTRAINT "${name}" CHECK (`)
    .at(-1)!
    .split(/--> statement-breakpoint|;\n|,\n/)[0]!;
  const strip = (text: string) =>
    text
      .replace(/'[^']*'(, *)?/g, '')
      .replace(/[\s();]+/g, ' ')
      .trim();
  const isSame = strip(before) === strip(rule.replace(/^check \(/i, ''));
  return isSame && getWords(before).isSubsetOf(getWords(rule));
}

/** What the version before cannot live with in a statement; undefined where it can. */
function refuse(text: string, made: Made, earlier: string): string | undefined {
  if (/^drop table/i.test(text)) return 'drops a table';
  if (/^(drop (view|type|function|trigger|sequence)|truncate)/i.test(text)) return 'takes away what old code may name';
  const plain = /^create index (?!if not exists)\S+ on "(\w+)"/i.exec(text)?.[1];
  // Somebody makes it beforehand where the table is large.
  if (plain && !made.tables.has(plain)) return 'makes an index that may be there, without IF NOT EXISTS';
  const index = /^drop index (?:if exists )?"(\w+)"/i.exec(text)?.[1];
  // Old writers may name its columns where two of them meet.
  if (index && earlier.includes(`CREATE UNIQUE INDEX "${index}"`)) return 'drops what tells rows apart';
  const unique = /^create unique index .*? on "(\w+)"(.*)$/is.exec(text);
  if (unique) return made.hasAll(unique[1]!, getNames(unique[2]!)) ? undefined : 'makes unique what was not';
  const alter = /^alter table (?:only )?(?:if exists )?(?:"public"\.)?"(\w+)" (.*)$/is.exec(text);
  if (!alter) return undefined;
  const [, table, change] = alter as unknown as [string, string, string];
  if (made.tables.has(table)) return undefined;
  if (/^drop column/i.test(change)) return 'drops a column';
  const dropped = /^drop constraint (?:if exists )?"(\w+)"/i.exec(change)?.[1];
  if (dropped && new RegExp(`CONSTRAINT "${dropped}" (UNIQUE|PRIMARY)`, 'i').test(earlier))
    return 'drops what tells rows apart';
  if (/^rename (?!constraint)/i.test(change)) return 'renames a table or a column';
  const added = /^add column (?:if not exists )?"\w+" (.*)$/is.exec(change)?.[1];
  if (added !== undefined)
    return /not null/i.test(added) && !/\bdefault\b|\bgenerated\b/i.test(added)
      ? 'adds a column that must be given, which old writers do not'
      : undefined;
  const [, column, change2] = /^alter column "(\w+)" (.*)$/is.exec(change) ?? [];
  if (column && change2) {
    const isNew = made.hasAll(table, [column]);
    if (/^set not null/i.test(change2))
      return isNew || made.defaults.has(`${table}.${column}`) ? undefined : 'requires what old writers leave out';
    if (/^(set data )?type/i.test(change2)) return isNew ? undefined : 'changes a type';
    if (/^drop default/i.test(change2)) return isNew ? undefined : 'takes a default away that old writers count on';
    return undefined;
  }
  const [, name = '', constraint] = /^add constraint "(\w+)" (.*)$/is.exec(change) ?? [];
  if (constraint === undefined || (/^check/i.test(constraint) && isWidened(name, constraint, earlier)))
    return undefined;
  const own = constraint.replace(/ references .*/is, '').replaceAll(`"${table}".`, '');
  return made.hasAll(table, getNames(own)) ? undefined : 'adds a rule that old writers may break';
}

/** The migrations of a folder in their order, each checked after those before it. */
export function checkMigrations(folder: string): string[] {
  let earlier = '';
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const problems = checkMigration(name, text, earlier);
    earlier += `${text}\n`;
    return problems;
  });
}

const clean = (text: string) => text.replace(/^\s*--.*$/gm, '').trim();

/**
 * What a deploy would break in a migration, `0067_name.sql` and its text: a sentence about each statement. `earlier` is the
 * text of those before it.
 */
export function checkMigration(name: string, text: string, earlier: string): string[] {
  const number = Number(name.slice(0, 4));
  if (number < firstChecked) return [];
  const parts = text.split(/--> statement-breakpoint|;\s*$/m).filter((part) => clean(part) !== '');
  const made = new Made(parts.map(clean));
  return parts.flatMap((part) => {
    const problem = refuse(clean(part), made, earlier);
    if (problem === undefined) return [];
    const since = /\b(\d{4})\b/.exec(comment.exec(part)?.[1] ?? '')?.[1];
    if (since !== undefined && Number(since) < number) return [];
    const [line] = clean(part).split('\n');
    return [`${name}: ${line!.slice(0, 100)} … ${problem}`];
  });
}
