import type * as calls from '#domain/editor/sensitiveKeywords.calls.ts';
import { findStory, loadRestrictedWords } from '#server/features/chapters/index.ts';
import type { HandlersOf } from '#server/kit/context.ts';

export const sensitive: HandlersOf<typeof calls> = {
  async listSensitiveKeywords({ params }, context) {
    const { language } = await findStory(context, params.fiction_id);
    return { items: await loadRestrictedWords(context, language) };
  },
};
