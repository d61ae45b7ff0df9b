import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { getMatchHighlights, search, SearchQuery } from 'prosemirror-search';
import { isWhole, type Query } from '#domain/editor/find.ts';
import { readNodeText } from './flagMarks.ts';

export type FindMode = 'find' | 'replace';

/** Shows what is looked for in the chapter; `FindBar` says what that is. */
export const FindReplace = Extension.create({
  name: 'findReplace',
  addProseMirrorPlugins: () => [search()],
});

/** A query as the editor's search takes it; whole words are found as in the whole story, by script. */
export const createSearchQuery = (
  { find, match_case, whole_words, replace }: Query & { replace: string },
  language: string,
) =>
  new SearchQuery({
    search: find.normalize(),
    replace,
    literal: true,
    caseSensitive: match_case,
    filter: whole_words
      ? ({ doc }, { from, to }) => {
          const at = doc.resolve(from);
          const paragraph: Node = at.parent;
          const start = from - at.start();
          return isWhole(readNodeText(paragraph), { start, end: start + to - from }, language);
        }
      : undefined,
  });

/** How many matches there are, and which of them is selected, from 1; 0 for none. */
export function countMatches(state: EditorState): { count: number; at: number } {
  const places = getMatchHighlights(state)
    .find()
    .toSorted((a, b) => a.from - b.from);
  const { from, to } = state.selection;
  return { count: places.length, at: places.findIndex((place) => place.from === from && place.to === to) + 1 };
}
