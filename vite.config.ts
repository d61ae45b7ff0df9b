import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/vite/catalogues.ts';
import { createChunks } from './scripts/vite/chunks.ts';
import { compileHints } from './scripts/vite/compileHints.ts';
import { nativeInstead } from './scripts/vite/natives.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { productionRouter } from './scripts/vite/productionRouter.ts';

/** Hashes are random, so nothing compresses the many that stand in what comes first: they are as short as may be. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [react(), catalogues(), nativeInstead(), productionRouter(), compileHints(), precompress()],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: createChunks() } } },
  },
});
