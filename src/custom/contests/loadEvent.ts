import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/event';
import { addSentences } from '../../i18n/index.ts';
import { Event } from './Event.tsx';

/** The page of a contest, with what it says. */
export async function loadEvent(): Promise<ComponentType> {
  await addSentences(sentences);
  return Event;
}
