import { CommandError } from '#server/commandError.ts';
import { ApiError } from '#server/kit/apiError.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import type { Storage, StoredFile } from '#server/kit/storage.ts';

export interface CopiedFiles {
  copied: number;
  /** Were there already. */
  kept: number;
  /** Of the copied ones. */
  bytes: number;
}

interface Options {
  progress: (step: string) => void;
  /** Read those too that are there already, and put those again that differ. */
  verifyAll?: boolean;
}

/** Files that are under way at once. */
const atOnce = 8;
/** Files from one word about them to the next. */
const progressFiles = 500;

export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/**
 * Copies every file into another storage and reads each one back. What is there with its size stays, so a second run goes
 * on where the first one stopped; nothing is taken away. Throws a CommandError where a storage fails.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  { progress, verifyAll = false }: Options,
): Promise<CopiedFiles> {
  const sum: CopiedFiles = { copied: 0, kept: 0, bytes: 0 };
  const there = new Map<string, number>();
  const left = from.list();
  try {
    for await (const { name, bytes } of to.list()) there.set(name, bytes);
    const workers = Array.from({ length: atOnce }, copyRest);
    const results = await Promise.allSettled(workers);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new CommandError(
      `The bucket does not answer: ${sum.copied} files are copied so far. Run it again, it goes on from there.`,
    );
  }
  return sum;

  async function copyRest(): Promise<void> {
    for await (const file of left) {
      await copyFile(file);
      const done = sum.copied + sum.kept;
      if (done % progressFiles === 0)
        progress(`${done.toLocaleString('en')} files, ${formatMegabytes(sum.bytes)} of them copied`);
    }
  }

  async function copyFile({ name, bytes: size }: StoredFile): Promise<void> {
    const hasSize = there.get(name) === size;
    if (hasSize && !verifyAll) return void (sum.kept += 1);
    const bytes = await from.get(name);
    // Taken away meanwhile, as unused.
    if (!bytes) return;
    if (hasSize && (await isSame(name, bytes))) return void (sum.kept += 1);
    await to.put(name, bytes);
    if (!(await isSame(name, bytes))) throw new CommandError(`${name}: what was kept is not what was sent`);
    sum.copied += 1;
    sum.bytes += bytes.byteLength;
  }

  async function isSame(name: string, bytes: Uint8Array): Promise<boolean> {
    const kept = await to.get(name);
    return kept !== undefined && hashSha256(kept) === hashSha256(bytes);
  }
}
