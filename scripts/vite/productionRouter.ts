import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');
const production: Record<string, string> = {
  'react-router': path.join(folder, 'index.mjs'),
  'react-router/dom': path.join(folder, 'dom-export.mjs'),
};

/** react-router offers bundlers only its build with warnings for developers: the built app takes the one without. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => production[id],
});
