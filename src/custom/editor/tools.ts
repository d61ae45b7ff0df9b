import type { AnyExtension } from '@tiptap/core';
import { CleanPaste } from '../editorTools/cleanPaste.ts';
import { FindReplace } from '../editorTools/findReplace.ts';
import { FlagMarks } from '../editorTools/flagMarks.ts';
import { ReviewNotes } from '../editorTools/reviewNotes.ts';

/** Extensions of the editor beyond what a chapter is made of. */
export const toolExtensions: AnyExtension[] = [FlagMarks, FindReplace, CleanPaste, ReviewNotes];

export type ToolName = 'find' | 'replace' | 'story' | 'versions' | 'flags' | 'notes';

/** The one tool that is open. */
export interface OpenTool {
  name: ToolName;
  /** What the search of the whole story begins with. */
  find?: string;
  /** Grows with each opening, so that the keys pressed again take the field again. */
  times: number;
}
