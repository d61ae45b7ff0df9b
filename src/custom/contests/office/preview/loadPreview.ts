import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/event';
import { withSentences } from '../../../../i18n/index.ts';
import { ContestPreview } from './ContestPreview.tsx';

/** The preview of a contest, with what its page says. */
export const loadPreview = (): Promise<ComponentType> => withSentences(sentences, Promise.resolve(ContestPreview));
