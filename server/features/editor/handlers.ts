import type * as replaceCalls from '#domain/editor/replace.calls.ts';
import type * as restrictedWordCalls from '#domain/editor/restrictedWords.calls.ts';
import type * as versionCalls from '#domain/editor/versions.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { replace } from './replace.ts';
import { restrictedWords } from './restrictedWords.ts';
import { versions } from './versions.ts';

export const editor: HandlersOf<typeof replaceCalls & typeof restrictedWordCalls & typeof versionCalls> = {
  ...replace,
  ...restrictedWords,
  ...versions,
};
