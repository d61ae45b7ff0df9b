import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { negotiateLocale } from './kit/locale.ts';

/** The file of a language's catalogue, which the page asks for as soon as its code runs; known where there is a build. */
function readCatalogues(folder: string): (language: string) => string | undefined {
  const file = path.join(folder, '.vite/manifest.json');
  const built: Record<string, { file: string }> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (language) => built[`virtual:catalogue/public-${language}`]?.file;
}

/** Adds the built web app to the API, at the same origin. */
export function serveApp(app: Hono<any>, folder: string): void {
  app.use('/*', async (c, next) => (c.req.path.includes('/.') ? c.notFound() : next()));
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  const findCatalogue = readCatalogues(folder);
  app.use(
    '/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, c) => {
        c.header('cache-control', 'no-cache');
        const catalogue = c.req.path === '/' && findCatalogue(negotiateLocale(c));
        if (catalogue) c.header('link', `</${catalogue}>; rel=modulepreload`);
      },
    }),
  );
  // The app routes by hash: an address that was typed or mailed without one leads to the same page.
  app.get('/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const isPage = pathname !== '/' && !/^\/(api|assets)(\/|$)/.test(pathname);
    if (!isPage || !c.req.header('accept')?.includes('text/html')) return c.notFound();
    return c.redirect(`/#${pathname.replace(/^\/+/, '/')}${search}`);
  });
}
