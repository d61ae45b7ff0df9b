import { UndoRedo } from '@tiptap/extensions';

/**
 * Undo and redo whose keys are always taken. With CapsLock, Shift+Ctrl+Z is a small z: where there was nothing to redo,
 * the key was looked up again without Shift, and undid.
 */
export const History = UndoRedo.extend({
  addKeyboardShortcuts() {
    const keys = Object.entries(this.parent?.() ?? {});
    return Object.fromEntries(keys.map(([key, run]) => [key, (props) => run(props) || true]));
  },
});
