import './support/browser.ts';
import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { configure } from '@testing-library/react/pure';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { ApiError } from '../../src/lib/api/client.ts';
import { plugIn, startAfresh, takeDown } from '../support/web.tsx';

configure({ asyncUtilTimeout: 15_000 });

// In development react-admin gives MUI 9 old and new props together, which React says, and repeats each refused call.
// Nothing else may be said.
const knownWarning = /^React does not recognize the `(InputProps|inputProps|InputLabelProps|inputRef)` prop/;
const said: string[] = [];
const listen = (...words: unknown[]) => {
  if (words.some((word) => word instanceof ApiError)) return;
  const line = format(...words);
  if (!knownWarning.test(line)) said.push(line);
};

let unplug: () => void;
beforeAll(() => void (unplug = plugIn()));
afterAll(() => unplug());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(listen);
  vi.spyOn(console, 'warn').mockImplementation(listen);
  await startAfresh();
});
afterEach(async () => {
  await takeDown();
  vi.restoreAllMocks();
  // The browser of the tests has no locks; a test that needs some brings its own.
  Reflect.deleteProperty(navigator, 'locks');
  expect(said.splice(0), 'what the console said').toEqual([]);
});
