import type { Editor } from '@tiptap/core';
import { withoutNumber } from '#domain/chapters/chapterNumber.ts';
import { docOf } from './document.ts';
import type { Session } from './session.ts';

/**
 * Takes the chapter's number out of title and first line. In the text it can be undone as what was typed can, unless the
 * editor is still to come.
 */
export function removeNumber({ sheet, saver }: Session, editor: Editor | undefined, number: number): void {
  const before = sheet.text();
  const { title, content } = withoutNumber({ ...before, title: before.title || null }, number);
  const after = { title: title ?? '', content };
  if (editor) {
    if (content !== before.content) editor.commands.setContent(docOf(content).toJSON(), { emitUpdate: true });
    sheet.write({ title: after.title });
  } else sheet.replace(after);
  saver.edited();
}
