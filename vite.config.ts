import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { labels } from './scripts/vite/labels.ts';
import { precompress } from './scripts/vite/precompress.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8788}`;

export default defineConfig({
  plugins: [react(), labels(), precompress()],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: { target: 'es2023', chunkSizeWarningLimit: 1500, reportCompressedSize: false },
});
