import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/verify';
import { withSentences } from '../../../i18n/index.ts';

/** The page that checks a contract, with what it says. */
export const loadVerify = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('./Verify.tsx').then(({ Verify }) => Verify),
  );
