import './support/browser.ts';
import './support/ownerStacks.ts';
import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { configure, prettyDOM } from '@testing-library/react/pure';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { ApiError } from '../../src/lib/api/client.ts';
import { plugIn, startAfresh, takeDown } from '../support/web.tsx';
import { listForgottenActions } from './support/forgottenActions.ts';

// While a query waits it fails many times, and a page as text takes long to make: it is made where a test fails.
const getElementError = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({ asyncUtilTimeout: 15_000, getElementError });

// In development react-admin gives MUI 9 old and new props together, which React says, and repeats each refused call.
// Nothing else may be said.
const knownWarning = /^React does not recognize the `(InputProps|inputProps|InputLabelProps|inputRef)` prop/;
const logged: string[] = [];
const listen = (...words: unknown[]) => {
  if (words.some((word) => word instanceof ApiError)) return;
  const line = format(...words);
  if (!knownWarning.test(line)) logged.push(line);
};

let unplug: () => void;
beforeAll(() => void (unplug = plugIn()));
afterAll(() => unplug());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(listen);
  vi.spyOn(console, 'warn').mockImplementation(listen);
  await startAfresh();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stdout.write(`${prettyDOM(document.body, 20_000) as string}\n`);
  const forgotten = listForgottenActions();
  await takeDown();
  vi.restoreAllMocks();
  // The browser of the tests has no locks; a test that needs some brings its own.
  Reflect.deleteProperty(navigator, 'locks');
  expect(forgotten, 'what a record is acted on by, and the palette does not offer').toEqual([]);
  const lines = logged.splice(0);
  // In the first line of the failure, which alone is told again at the end of a run.
  expect(lines, `what the console said: ${lines.join(' ').slice(0, 300)}`).toEqual([]);
});
