import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanClipboard, cleanText } from './cleanClipboard.ts';

/** Pastes from Word, Google Docs and LibreOffice what a chapter holds: paragraphs, emphasis, strong and line breaks. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // What was copied in an editor like this one is clean already, and knows where it was cut.
        transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : cleanClipboard(html)),
        transformPastedText: cleanText,
      },
    }),
  ],
});
