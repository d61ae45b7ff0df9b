import type * as calls from '#domain/translation/termReplacement.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { readReplacement } from './read.ts';
import { replace } from './replace.ts';
import { undo } from './undo.ts';

export const termReplacements: HandlersOf<typeof calls> = {
  getTermReplacement: readReplacement,
  replaceTerm: replace,
  undoTermReplacement: undo,
};
