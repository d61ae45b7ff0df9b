import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { labels } from './scripts/vite/labels.ts';
import { nativeInstead } from './scripts/vite/natives.ts';
import { precompress } from './scripts/vite/precompress.ts';

export default defineConfig({
  plugins: [react(), labels(), nativeInstead(), precompress()],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the first screen needs comes as one file: a dozen small ones wait for each other on a slow line.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
});
