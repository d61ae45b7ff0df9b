import type { AnyExtension } from '@tiptap/core';
import { CleanPaste } from './tools/cleanPaste.ts';
import { FindReplace } from './tools/findReplace.ts';
import { FlagMarks } from './tools/flagMarks.ts';
import { ReviewNotes } from './tools/reviewNotes.ts';

/** Extensions of the editor beyond what a chapter is made of. */
export const toolExtensions: AnyExtension[] = [FlagMarks, FindReplace, CleanPaste, ReviewNotes];

export type ToolName = 'chapters' | 'find' | 'replace' | 'story' | 'versions' | 'flags' | 'notes';

/** The one tool that is open. */
export interface OpenTool {
  name: ToolName;
  /** What the search of the whole story begins with. */
  find?: string;
  /** Grows with each opening, so that the keys pressed again take the field again. */
  times: number;
}
