import { createElement, type ReactElement } from 'react';
import { fetchAhead, type Code } from '../lib/lazy/code.ts';
import { pathOf } from '../lib/routing/routes.ts';
import { drawn } from '../ui/lazy/drawn.tsx';

const known: Record<string, Code<object>> = {};

/** Pages by their path, of code that comes when they are wanted. */
export function pagesOf(screens: Record<string, Code<object>>): Record<string, ReactElement> {
  Object.assign(known, screens);
  return Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, createElement(drawn(screen))]));
}

/** Fetches the code of the page at an address, where it is one of those. */
export function fetchPage(address: string): void {
  const screen = known[pathOf(address)];
  if (screen) void fetchAhead(screen);
}
