import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const migrations = 'server/db/migrations/*.sql';

const git = (...args: string[]) =>
  exec('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );

/** The commit that `rev` names; without, the last tag, else the one before the newest migration came in. */
export async function findFormer(rev: string | undefined): Promise<{ commit: string; what: string } | undefined> {
  if (rev) return name(rev, rev);
  const tag = await git('describe', '--tags', '--abbrev=0');
  if (tag) return name(tag, `the tag ${tag}`);
  // On the main line: on the branch that a migration came from, its number may have been another.
  const added = ['--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', migrations];
  const newest = await git('log', '-1', ...added);
  return newest ? name(`${newest}^`, 'the commit before the newest migration') : undefined;
}

async function name(rev: string, what: string) {
  const commit = await git('rev-parse', '--verify', '--quiet', `${rev}^{commit}`);
  return commit ? { commit, what: `${what} (${commit.slice(0, 9)})` } : undefined;
}

export interface Source {
  folder: string;
  /** Its dependencies are those of the present version, since they are the same. */
  hasSameLock: boolean;
  migrations: number;
  remove(): void;
}

/** The files of a commit in a folder of their own, with the packages that are installed here. */
export function takeOut(commit: string): Source {
  const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-former-'));
  const archive = path.join(folder, 'source.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  const source = path.join(folder, 'source');
  mkdirSync(source);
  execFileSync('tar', ['-xf', archive, '-C', source]);
  symlinkSync(path.join(root, 'node_modules'), path.join(source, 'node_modules'));
  const readLock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  return {
    folder: source,
    hasSameLock: readLock(source) === readLock(root),
    migrations: countMigrations(source),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const countMigrations = (of: string): number => {
  const journal = readFileSync(path.join(of, 'server/db/migrations/meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
};
