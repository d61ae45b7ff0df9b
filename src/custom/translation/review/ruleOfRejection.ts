import { reviewTranslation } from '#domain/translation/translationReviews.calls.ts';

/** What is asked for where chapters are sent back, one or several; remarks are checked where they are written. */
export const ruleOfRejection = reviewTranslation.body.pick(['approved', 'reason']);
