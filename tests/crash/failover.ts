// npm run failover: kills the primary of two servers under load and promotes its synchronous standby (reliability.md: nothing
// lost that was acknowledged, at most 10 s of 503).
import { ensureBuilt } from '#scripts/build.ts';
import { logProgress } from '#server/command.ts';
import { failOver } from '../support/failOver.ts';
import { hasHaproxy } from '../support/haproxy.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';

if (!hasHaproxy()) refuse('No HAProxy here: install /usr/sbin/haproxy.');
await ensureBuilt(logProgress);
const outcome = await failOver({ before: 5, after: 15 });
if (!outcome) refuse(lacksPostgres);
const { others, ...figures } = outcome;
console.table(figures);
for (const other of new Set(others)) console.log(other);
const { lost, repeated, back, lastRefused } = figures;
process.exit(lost + repeated + others.length > 0 || !(back <= 10) || lastRefused > 10 ? 1 : 0);
