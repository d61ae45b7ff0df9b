import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react/pure';
import { expect } from 'vitest';

// jsdom lays nothing out, and the editor asks where its lines are.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

const findView = async (label: string | RegExp) =>
  EditorView.findFromDOM(await screen.findByRole('textbox', { name: label }))!;

/** What stands in a text that is written in Markdown. */
export const readMarkdown = async (label: string | RegExp): Promise<string> =>
  (await findView(label)).state.doc.toString();

/** Writes another text there, as one edit: jsdom types in no editable element. */
export async function writeMarkdown(label: string | RegExp, text: string): Promise<void> {
  const view = await findView(label);
  const changes = { from: 0, to: view.state.doc.length, insert: text };
  act(() => view.dispatch({ changes, userEvent: 'input' }));
}

/** What is offered behind a text that is typed there. */
export async function listOffered(label: string | RegExp, text: string) {
  await writeMarkdown(label, text);
  const view = await findView(label);
  view.dispatch({ selection: { anchor: text.length } });
  act(() => void startCompletion(view));
  return waitFor(() => {
    const offered = currentCompletions(view.state);
    expect(offered).not.toEqual([]);
    return offered;
  });
}

/** Selects all of it. */
export async function selectAll(label: string | RegExp): Promise<void> {
  const view = await findView(label);
  view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
}
