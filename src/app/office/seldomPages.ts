import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/seldom';
import { withSentences } from '../../i18n/index.ts';

// Pages that the staff opens seldom, with what they say: it would be much for who opens a list.

export const loadPermissions = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('../../custom/accounts/office/permissions/Permissions.tsx').then(({ Permissions }) => Permissions),
  );
export const loadMonthClose = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('../../custom/statements/office/close/MonthClose.tsx').then(({ MonthClose }) => MonthClose),
  );
export const loadAnnouncements = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('../../custom/notifications/office/Announcements.tsx').then(({ Announcements }) => Announcements),
  );
export const loadContestResult = (): Promise<ComponentType> =>
  withSentences(
    sentences,
    import('../../custom/contests/office/ContestResult.tsx').then(({ ContestResult }) => ContestResult),
  );
