import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Lets a module that is moved into another folder still find the files beside its source. */
const dirnamesOfSources = (outDir: string): Plugin => ({
  name: 'dirnames-of-sources',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return undefined;
    const there = JSON.stringify(`/${path.relative(outDir, path.dirname(id))}`);
    // No line moves, so the source map stays as it is.
    return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${there})`), map: null };
  },
});

const queryBuilderIs = /function is\(value, type\) \{[\s\S]*?\n\}/;

/**
 * The query builder asks for the class of each part of a statement by names along its ancestors, so that copies of itself
 * may work together. Here is but one: without that a statement is built in half the time.
 */
const oneQueryBuilder: Plugin = {
  name: 'one-query-builder',
  transform(code, id) {
    if (!id.endsWith('/drizzle-orm/entity.js')) return undefined;
    if (!queryBuilderIs.test(code)) throw new Error(`${id} tells classes apart in another way than it did`);
    return { code: code.replace(queryBuilderIs, 'const is = (value, type) => value instanceof type;'), map: null };
  },
};

/**
 * Puts the server's own code and its query builder into one module, since Node takes seconds to load so many files; what is
 * imported when it is first needed, such as all that draws PDFs, into others.
 */
export async function buildServer(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [dirnamesOfSources(outDir), oneQueryBuilder],
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      ssr: 'server/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
}
