import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/article';
import { withSentences } from '../../../../i18n/index.ts';

/** With what it says, which is no part of the first screen. */
export const loadPageHelp = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('./PageHelp.tsx').then(({ PageHelp }) => PageHelp),
  );
