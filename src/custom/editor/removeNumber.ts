import type { Editor } from '@tiptap/core';
import { withoutNumber } from '#domain/chapters/chapterNumber.ts';
import { docOf } from './document.ts';
import type { Session } from './session.ts';

/** Takes the chapter's number out of title and first line; in the text it can be undone as what was typed can. */
export function removeNumber({ sheet, saver }: Session, editor: Editor | undefined, number: number): void {
  const { title, content } = sheet.text();
  const after = withoutNumber({ title: title || null, content }, number);
  if (after.content !== content) editor?.commands.setContent(docOf(after.content).toJSON(), { emitUpdate: true });
  if ((after.title ?? '') !== title) sheet.write({ title: after.title ?? '' });
  saver.edited();
}
