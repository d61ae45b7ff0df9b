import sentences from 'virtual:catalogue/article';
import { withSentences } from '../../../i18n/index.ts';

/** These sentences are no part of what every public page downloads. */
const withArticleSentences = <T>(part: Promise<T>) => withSentences(sentences, part);

export const loadClause = () => withArticleSentences(import('./clause/Clause.tsx').then(({ Clause }) => Clause));
/** What is said where one registers. */
export const loadAgreement = () =>
  withArticleSentences(import('./clause/Agreement.tsx').then(({ Agreement }) => Agreement));
export const loadCoverGuide = () =>
  withArticleSentences(import('./cover/CoverGuide.tsx').then(({ CoverGuide }) => CoverGuide));
export const loadGuidebook = () => withArticleSentences(import('./Guidebook.tsx').then(({ Guidebook }) => Guidebook));
export const loadFaq = () => withArticleSentences(import('./faq/Faq.tsx').then(({ Faq }) => Faq));
export const loadAcademy = () => withArticleSentences(import('./school/Academy.tsx').then(({ Academy }) => Academy));
export const loadLesson = () => withArticleSentences(import('./school/Lesson.tsx').then(({ Lesson }) => Lesson));
