import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/article';
import { addSentences } from '../../../i18n/index.ts';

/** The page of a clause, with what it says. */
export async function loadClause(): Promise<ComponentType> {
  const [{ Clause }] = await Promise.all([import('./Clause.tsx'), addSentences(sentences)]);
  return Clause;
}

/** What is said where one registers. */
export async function loadAgreement(): Promise<ComponentType> {
  const [{ Agreement }] = await Promise.all([import('./Agreement.tsx'), addSentences(sentences)]);
  return Agreement;
}
