import { boot } from '#server/boot.ts';
import { runCommand, logProgress, readOptions } from '#server/command.ts';
import { CommandError } from '#server/commandError.ts';
import { readSettings } from '#server/settings.ts';
import { demoNotice } from './accounts/demoAccounts.ts';
import { isEmpty, seedDemo } from './index.ts';

// Fills an empty database with demo data: npm run seed -- --scale 20

const usage = 'npm run seed -- [--scale <how many times the stories: 1, 2, 3 ...>]';

await runCommand(async () => {
  const { scale = '1' } = readOptions(['scale'], usage);
  if (!/^[1-9]\d{0,3}$/.test(scale))
    throw new CommandError(`--scale ${scale}: must be a whole number from 1 to 9999. Usage: ${usage}`);
  const set = readSettings(process.env);
  await using opened = new AsyncDisposableStack();
  const { services, close } = await boot({ ...set, demo: false }, logProgress);
  opened.defer(close);
  if (!(await isEmpty(services.database))) {
    const database = set.databaseUrl ? 'DATABASE_URL: the database' : `DATA_DIR=${set.dataDir}: the database there`;
    throw new CommandError(`${database} is not empty. Name another for the demo data, or delete this one first.`);
  }
  const begun = performance.now();
  await seedDemo(services, { scale: Number(scale), progress: logProgress });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n  Done in ${seconds} s.\n\n${demoNotice}`);
});
