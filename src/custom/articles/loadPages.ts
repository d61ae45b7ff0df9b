import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/article';
import { addSentences } from '../../i18n/index.ts';

/** A part of a page with what it says, which is no part of what every public page downloads. */
async function withSentences(part: Promise<ComponentType>): Promise<ComponentType> {
  const [loaded] = await Promise.all([part, addSentences(sentences)]);
  return loaded;
}

export const loadClause = () => withSentences(import('./clause/Clause.tsx').then(({ Clause }) => Clause));
/** What is said where one registers. */
export const loadAgreement = () => withSentences(import('./clause/Agreement.tsx').then(({ Agreement }) => Agreement));
export const loadCoverGuide = () =>
  withSentences(import('./cover/CoverGuide.tsx').then(({ CoverGuide }) => CoverGuide));
export const loadFaq = () => withSentences(import('./faq/Faq.tsx').then(({ Faq }) => Faq));
export const loadAcademy = () => withSentences(import('./school/Academy.tsx').then(({ Academy }) => Academy));
export const loadLesson = () => withSentences(import('./school/Lesson.tsx').then(({ Lesson }) => Lesson));
