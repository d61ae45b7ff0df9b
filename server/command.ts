import { parseArgs } from 'node:util';
import { CommandError } from './commandError.ts';

/** Runs what was typed. What its author can put right ends it with a line; a fault of ours keeps its stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const logProgress = (step: string): void => console.log(`  ${step} …`);

/** The options of a command that it was given, each with a value. Throws a CommandError with the usage. */
export function readOptions<const Name extends string>(
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ options }).values as Partial<Record<Name, string>>;
  } catch (error) {
    const [what] = (error as Error).message.split(/\.\s/);
    throw new CommandError(`${what}. Usage: ${usage}`);
  }
}
