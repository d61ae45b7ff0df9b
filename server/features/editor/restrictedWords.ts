import type * as calls from '#domain/editor/restrictedWords.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { loadRestrictedWords } from '#server/kit/restrictedWords.ts';
import { findStory } from '#server/kit/story.ts';

export const restrictedWords: HandlersOf<typeof calls> = {
  async listRestrictedWords({ params }, context) {
    const { language } = await findStory(context, params.fiction_id);
    return { items: await loadRestrictedWords(context, language) };
  },
};
