import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/invited';
import { withSentences } from '../../../i18n/index.ts';
import type { Invitation } from './Invitation.tsx';

type Props = Parameters<typeof Invitation>[0];

/** The page of an invitation to an account, with what it says. */
export const loadInvitation = (): Promise<ComponentType<Props>> =>
  withSentences(
    sentences,
    import('./Invitation.tsx').then(({ Invitation }) => Invitation),
  );
