import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/security';
import { withSentences } from '../../../i18n/index.ts';

/** The parts of a profile on second factors and passkeys, with what they say. */
export const loadSecurity = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('./Security.tsx').then(({ Security }) => Security),
  );

/** The page of who has to set up a second factor first. */
export const loadDue = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('./second/Due.tsx').then(({ Due }) => Due),
  );
