// npm start: builds what is stale and serves app and API.
import { ensureBuilt } from './build.ts';

await ensureBuilt((step) => console.log(`  ${step} …`));
await import('#server/main.ts');
