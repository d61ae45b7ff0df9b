import type { Plugin } from 'vite';
import { isFirstCode } from './chunks.ts';

const hint = '//# allFunctionsCalledOnLoad\n';
/** Characters of code below which a hint is not worth its bytes. */
const worthwhile = 20_000;

/**
 * Has Chromium compile each function of what comes first while it is fetched, beside the page's own work, instead of
 * when it is first called; other browsers read a comment. It has to be what a file begins with.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length > worthwhile && isFirstCode(file.name))
          file.code = hint + file.code;
    },
  },
});
