import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

const count = () => t.integer().min(0).required();
const badges = {
  /** Own tasks of a translator that wait to be received, or were sent back. */
  tasks: count(),
  /** Chapters that wait for a review. */
  reviews: count(),
  /** Extension requests that wait for a decision. */
  extensions: count(),
  /** Dictionary entries that are proposed, or whose translation somebody would change. */
  terms: count(),
  /** Tasks that timed out. */
  late: count(),
};
const answer = t.object(badges);
export type TranslationBadges = t.InferType<typeof answer>;

/** What waits for the caller, by their role; 0 of what is for another. */
export const countTranslations = call('GET /api/office/translation-badges', {
  roles: ['content_manager', 'translator', 'translation_auditor'],
  background: true,
  answer,
});
