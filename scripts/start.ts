// npm start: builds what is stale and serves app and API.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { logProgress } from '#server/command.ts';
import { builtServer, ensureBuilt } from './build.ts';

await ensureBuilt(logProgress);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.resolve(import.meta.dirname, '..', builtServer)).href);
