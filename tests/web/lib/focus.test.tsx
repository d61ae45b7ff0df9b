import { screen, waitFor } from '@testing-library/react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../../src/lib/focus.ts';

const page = (parts: string) => {
  document.body.innerHTML = `<main id="content" tabindex="-1"><h1>The page</h1>${parts}</main>`;
};
/** What was asked to be done once all is drawn is done by then. */
const waitForFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
// A test before may have asked for the focus too.
beforeEach(waitForFrame);
afterEach(() => document.body.replaceChildren());

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('what could not be pressed meanwhile has the focus again', async () => {
  page('<button>Save</button>');
  button().focus();
  const giveBack = keepFocus();
  button().blur();
  giveBack();
  await waitFor(() => expect(button()).toHaveFocus());
});

test('what is gone leaves it to the heading of the page', async () => {
  page('<button>Save</button>');
  button().focus();
  const giveBack = keepFocus();
  button().remove();
  giveBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus());
});

test('what can still not be pressed leaves it to the heading of its dialog', async () => {
  page('<dialog open><h2>The dialog</h2><button>Save</button></dialog>');
  button().focus();
  const giveBack = keepFocus();
  button().blur();
  button().disabled = true;
  giveBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The dialog' })).toHaveFocus());
});

test('what has it by then keeps it', async () => {
  page('<button>Save</button><input>');
  button().focus();
  const giveBack = keepFocus();
  screen.getByRole('textbox').focus();
  giveBack();
  await waitForFrame();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
