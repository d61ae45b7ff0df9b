import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { entities, type EntityKey } from '#domain/entities.ts';

const folder = path.resolve(import.meta.dirname, '../../src/i18n/labels');
const prefix = 'virtual:labels/';

/**
 * `virtual:labels/<language>`: the labels of every resource in one language. A resource's labels stand
 * together in one file for whoever writes it; a reader's browser gets the column of its own language.
 */
export function labels(): Plugin {
  return {
    name: 'labels',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const found: Record<string, unknown> = {};
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        this.addWatchFile(file);
        const { default: table } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
        found[`office/${entities[path.basename(name, '.ts') as EntityKey].name}`] = table[language];
      }
      return `export default ${JSON.stringify(found)}`;
    },
    handleHotUpdate({ file, server }) {
      if (path.dirname(file) === folder) server.hot.send({ type: 'full-reload' });
    },
  };
}
