import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret of this platform, made at its first start. Nodes that share the folder share it, whoever comes first. */
export function loadSecret(folder: string): string {
  const file = path.join(folder, 'secret');
  const read = () => readFileSync(file, 'utf8');
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return read();
}
