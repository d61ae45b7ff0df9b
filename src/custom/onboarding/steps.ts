import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/**
 * The steps of each page, in their order. A step points at the element with its name as `data-guide`; where the page has
 * none at the moment, the step is passed over.
 */
export const guides = {
  home: ['home.todo', 'home.calendar', 'home.buffer', 'home.help'],
  storyPage: ['storyPage.chapters', 'storyPage.states', 'storyPage.release'],
  editStory: ['editStory.text', 'editStory.saved', 'editStory.publish'],
} as const;
export type GuidedPage = keyof typeof guides;
export type GuideStep = (typeof guides)[GuidedPage][number];

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
