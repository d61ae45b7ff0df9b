import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/security';
import { withSentences } from '../../../i18n/index.ts';
import type { SecondStepForm } from './SecondStepForm.tsx';

/** The second step of a sign-in, with what it says. */
export const loadSecondStep = (): Promise<ComponentType<Parameters<typeof SecondStepForm>[0]>> =>
  withSentences(
    sentences,
    import('./SecondStepForm.tsx').then(({ SecondStepForm }) => SecondStepForm),
  );
