import { createElement, type ReactElement } from 'react';
import { preload, type Preloadable } from '../lib/lazy/preloadable.ts';
import { stripQuery } from '../lib/routing/routes.ts';
import { lazyWithPreload } from '../ui/lazy/lazyWithPreload.tsx';

const registry: Record<string, Preloadable<object>> = {};

/** Pages by their path, of code that comes when they are wanted. */
export function createPages(screens: Record<string, Preloadable<object>>): Record<string, ReactElement> {
  Object.assign(registry, screens);
  return Object.fromEntries(
    Object.entries(screens).map(([path, screen]) => [path, createElement(lazyWithPreload(screen))]),
  );
}

/** Fetches the code of the page at an address, where it is one of those. */
export function fetchPage(address: string): void {
  const screen = registry[stripQuery(address)];
  if (screen) void preload(screen);
}
