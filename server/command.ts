import { boot, type Booted } from './boot.ts';
import { FolderInUse } from './db/lock.ts';
import { readSettings, type Settings } from './settings.ts';

/** Ends a command with what is wrong, in words for whoever typed it. */
export function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

export const progress = (step: string): void => console.log(`  ${step} …`);

export function settingsOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stop(`These settings are wrong:\n${(error as Error).message}`);
  }
}

export async function bootOrStop(settings: Settings): Promise<Booted> {
  return boot(settings, progress).catch((error: Error) => {
    if (error instanceof FolderInUse) return stop(error.message);
    throw error;
  });
}
