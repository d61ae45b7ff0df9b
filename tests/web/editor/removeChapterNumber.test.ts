import { expect, test, vi } from 'vitest';
import { EditorDocument } from '../../../src/custom/editor/editorDocument.ts';
import { removeChapterNumber } from '../../../src/custom/editor/removeChapterNumber.ts';
import type { Session } from '../../../src/custom/editor/session.ts';

test('a number is taken out of title and text before the editor is there', () => {
  const editorDocument = new EditorDocument({ title: 'Chapter 3: Rain', content: '<p>Chapter 3</p><p>It rained.</p>' });
  const edited = vi.fn<() => void>();
  removeChapterNumber({ editorDocument, saver: { edited } } as unknown as Session, undefined, 3);
  expect(editorDocument.text()).toEqual({ title: 'Rain', content: '<p>It rained.</p>' });
  expect(editorDocument.placed()).toBe(1);
  expect(edited).toHaveBeenCalledOnce();
});
