import type { ComponentType } from 'react';
import { fetchMissingStyles } from './styles.ts';

/** A component whose code is fetched when it is wanted, and the component itself once that is here. */
export interface Preloadable<P> {
  fetch: () => Promise<ComponentType<P>>;
  here?: ComponentType<P>;
}

export function makePreloadable<P>(load: Preloadable<P>['fetch']): Preloadable<P> {
  const one: Preloadable<P> = {
    async fetch() {
      await fetchMissingStyles();
      return (one.here = await load());
    },
  };
  return one;
}

/** Fetches code before it is drawn. What fails here fails again, and shows, when it is drawn. */
export const preload = <P>(one: Preloadable<P>): Promise<unknown> => one.fetch().catch(() => undefined);
