import type { Editor } from '@tiptap/core';
import { removeNumber } from '#domain/chapters/chapterNumber.ts';
import { parseDoc } from './document.ts';
import type { Session } from './session.ts';

/**
 * Takes the chapter's number out of title and first line. In the text it can be undone as what was typed can, unless the
 * editor is still to come.
 */
export function removeChapterNumber(
  { editorDocument, saver }: Session,
  editor: Editor | undefined,
  number: number,
): void {
  const before = editorDocument.text();
  const { title, content } = removeNumber({ ...before, title: before.title || null }, number);
  const after = { title: title ?? '', content };
  if (editor) {
    if (content !== before.content) editor.commands.setContent(parseDoc(content).toJSON(), { emitUpdate: true });
    editorDocument.write({ title: after.title });
  } else editorDocument.replace(after);
  saver.edited();
}
