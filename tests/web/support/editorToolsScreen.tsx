import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor, type Editor, type Extensions } from '@tiptap/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { enterArea, currentProvider } from '../../../src/i18n/index.ts';
import type { RowOf } from '../../support/records.ts';
import { keep, server } from '../../support/web.tsx';

// jsdom has no layout.
Object.assign(Range.prototype, {
  getClientRects: () => [new DOMRect()],
  getBoundingClientRect: () => new DOMRect(),
});

const chapterKit = [Document, Paragraph, Text, Bold, Italic, HardBreak, UndoRedo];

interface Given {
  content: string;
  extensions?: Extensions;
  tools: (editor: Editor) => ReactNode;
}

/** A small editor with the tools under test beside it, for who is signed in. */
export async function openTools(author: RowOf<'user'>, { content, extensions = [], tools }: Given) {
  keep(author, await server.signIn(author));
  await enterArea('author');
  let made: Editor | undefined;
  function Tools() {
    const editor = useEditor({ extensions: [...chapterKit, ...extensions], content });
    made = editor;
    return (
      <main>
        <EditorContent editor={editor} />
        {tools(editor)}
      </main>
    );
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <CoreAdminContext i18nProvider={currentProvider()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tools />
      </QueryClientProvider>
    </CoreAdminContext>,
  );
  return { user: userEvent.setup({ delay: null }), editor: made! };
}
