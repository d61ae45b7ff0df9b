import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/permissions';
import { withSentences } from '../../../../i18n/index.ts';

/** What roles may do, with a sentence for each of it. */
export const loadPermissions = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('./Permissions.tsx').then(({ Permissions }) => Permissions),
  );
