import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/event';
import { withSentences } from '../../../i18n/index.ts';
import { Event } from './Event.tsx';

/** The page of a contest, with what it says. */
export const loadEvent = (): Promise<ComponentType> => withSentences(sentences, Promise.resolve(Event));
