import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { labels } from './scripts/vite/labels.ts';
import { precompress } from './scripts/vite/precompress.ts';

export default defineConfig({
  plugins: [react(), labels(), precompress()],
  build: { target: 'es2023', chunkSizeWarningLimit: 1500, reportCompressedSize: false },
});
