const missing = new Set<string>();

// Vite asks for the stylesheet of a piece of code once: one that did not come then would be missing from then on.
addEventListener('vite:preloadError', ({ payload }) => {
  const href = /CSS for (\S+)/.exec(payload.message)?.[1];
  if (href) missing.add(href);
});

const fetchStyle = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => {
      missing.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new TypeError('Unable to preload CSS')));
    document.head.append(link);
  });

/** Asks again for the stylesheets that did not come; fails where one does not come now either. */
export const fetchMissingStyles = (): Promise<unknown> => Promise.all([...missing].map(fetchStyle));
