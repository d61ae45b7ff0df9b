import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const self = ["'self'"];

/** What every answer says of itself. Styles are inserted at run time by the theme; scripts come as files only. */
export const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: self,
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: self,
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
  },
  strictTransportSecurity: 'max-age=31536000',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
});

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
  app.use(
    '/*',
    serveStatic({ root: folder, precompressed: true, onFound: (_, c) => c.header('cache-control', 'no-cache') }),
  );
  // The app routes by hash: an address that was typed or mailed without one leads to the same page.
  app.get('/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const isPage = pathname !== '/' && !/^\/(api|assets)(\/|$)/.test(pathname);
    if (!isPage || !c.req.header('accept')?.includes('text/html')) return c.notFound();
    return c.redirect(`/#${pathname.replace(/^\/+/, '/')}${search}`);
  });
}
