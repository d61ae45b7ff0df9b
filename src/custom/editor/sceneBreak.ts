import { nodeInputRule, type RawCommands } from '@tiptap/core';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { sceneBreak } from '#domain/chapters/chapterText.ts';

/** A scene break, which is the paragraph `* * *` wherever a chapter is not being written. Three stars make one. */
export const SceneBreak = HorizontalRule.extend({
  // One writes before and after it, never over it.
  selectable: false,
  parseHTML: () => [
    { tag: 'hr' },
    { tag: 'p', priority: 60, getAttrs: (line) => (line.textContent === sceneBreak ? null : false) },
  ],
  renderText: () => sceneBreak,
  // The library's own looks for the break that it has just selected.
  addCommands() {
    const { type } = this;
    const setHorizontalRule: RawCommands['setHorizontalRule'] =
      () =>
      ({ tr }) => {
        const { $from } = tr.deleteSelection().selection;
        if ($from.depth === 0) tr.insert($from.pos, type.create());
        else if ($from.parentOffset === 0) tr.insert($from.before(1), type.create());
        else tr.split($from.pos).insert($from.pos + 1, type.create());
        tr.scrollIntoView();
        return true;
      };
    return { setHorizontalRule };
  },
  addInputRules() {
    return [nodeInputRule({ find: /^(?:\*\*\*|\* \* \*)$/, type: this.type })];
  },
});
