// A node that releases what is due at the instant NOW in the database URL, a round each few milliseconds, until killed.
import { openDatabase } from '#server/db/database.ts';
import { releaseDue } from '#server/features/releases/release.ts';
import { createLog } from '#server/log.ts';
import { startTimer } from '#server/platform/jobs/timer.ts';

const database = openDatabase(process.env.URL!);
const log = createLog('silent');
const run = () => releaseDue({ database, log, clock: () => new Date(process.env.NOW!) });
startTimer([{ name: 'releaseDue', run }], 0.005, log);
process.stdout.write('ready\n');
