import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/**
 * The steps of each page, in their order. A step points at the element with `data-guide="<page>.<step>"`; where the
 * page has none at the moment, the step is passed over.
 */
export const guides = {
  home: ['todo', 'calendar', 'buffer', 'help'],
  storyPage: ['chapters', 'states', 'release'],
  editStory: ['text', 'saved', 'publish'],
} as const;
export type GuidedPage = keyof typeof guides;

const key = 'guidance';
const { subscribe, notify } = createListeners();

type Steps = Partial<Record<GuidedPage, number>>;

function readSteps(): Steps {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Steps | null) ?? {};
  } catch {
    return {};
  }
}

/** The step of a page that comes next, from 1 (portal.md section 3, 'Local browser state'); past the last: all were seen. */
const getStep = (page: GuidedPage): number => Number(readSteps()[page]) || 1;

export function goToStep(page: GuidedPage, step: number): void {
  localStorage.setItem(key, JSON.stringify({ ...readSteps(), [page]: step }));
  notify();
}

export const useStep = (page: GuidedPage): number => useSyncExternalStore(subscribe, () => getStep(page));
