import { parseArgs } from 'node:util';
import { bootOrStop, progress, settingsOrStop, stop } from '#server/command.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { isEmpty, seedDemo } from './index.ts';

// Fills an empty database with demo data: npm run seed -- --scale 20

function scaleGiven(): number {
  const usage = 'Usage: npm run seed -- [--scale <how many times the stories: 1, 2, 3 ...>]';
  try {
    const { scale } = parseArgs({ options: { scale: { type: 'string', default: '1' } } }).values;
    return /^[1-9]\d{0,3}$/.test(scale)
      ? Number(scale)
      : stop(`--scale ${scale}: must be a whole number from 1 on.\n${usage}`);
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

const scale = scaleGiven();
const set = settingsOrStop();
const { services, close } = await bootOrStop({ ...set, demo: false });
if (!(await isEmpty(services.database))) {
  await close();
  const database = set.databaseUrl ? 'The database of DATABASE_URL' : `The database in DATA_DIR (${set.dataDir})`;
  stop(`${database} is not empty. Demo data only goes into an empty one: name another, or delete this one first.`);
}
const begun = performance.now();
try {
  await seedDemo(services, { scale, progress });
} finally {
  await close();
}
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(
  `\n  Done in ${seconds} s. Demo accounts, password ${demoPassword}:\n  ${Object.keys(demoAccounts).join('  ')}\n`,
);
