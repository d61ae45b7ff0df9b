// npm start: builds what is stale and serves app and API.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { progress } from '#server/command.ts';
import { builtServer, ensureBuilt } from './build.ts';

await ensureBuilt(progress);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.resolve(import.meta.dirname, '..', builtServer)).href);
