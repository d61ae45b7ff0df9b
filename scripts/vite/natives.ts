import type { Plugin } from 'vite';

/**
 * What node-polyglot brings with it for browsers that are long gone, by what every browser has of it; and what yup brings
 * with it to rename keys, which nothing here does.
 */
const natives: Record<string, string> = {
  'object.entries': 'Object.entries',
  hasown: 'Object.hasOwn',
  'tiny-case': '{ camelCase: String, snakeCase: String }',
};
const prefix = '\0native:';

/** Leaves such stand-ins out of the built app: 4 KB that each first page would wait for. */
export function nativeInstead(): Plugin {
  return {
    name: 'native-instead',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(natives, id) ? prefix + id : undefined),
    load: (id) => (id.startsWith(prefix) ? `module.exports = ${natives[id.slice(prefix.length)]};` : undefined),
  };
}
