import type { ComponentType } from 'react';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';

/**
 * A page of react-admin's own components, which the house gives its colours, title, defaults and record locks. Material
 * is downloaded with it and with nothing else. Made once, beside the page's import: `stock(async () => (await
 * import('./EntryList.tsx')).EntryList)`.
 */
export const createStockPage = (page: () => Promise<ComponentType>) =>
  lazyWithPreload(
    makePreloadable(async () => {
      const [{ StockPage }, Inner] = await Promise.all([import('./StockPage.tsx'), page()]);
      return () => (
        <StockPage>
          <Inner />
        </StockPage>
      );
    }),
  );
