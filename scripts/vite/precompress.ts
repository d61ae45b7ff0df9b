import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json)$/;
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a .br and a .gz beside each built text file, so that the server compresses nothing that never changes. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => text.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir, name);
          const bytes = readFileSync(file);
          writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, options));
          writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }),
      );
    },
  };
}
