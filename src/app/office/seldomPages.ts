import type { ComponentType } from 'react';
import sentences from 'virtual:catalogue/seldom';
import { withSentences } from '../../i18n/index.ts';

// Pages that the staff opens seldom, with what they say: it would be much for who opens a list.
const withSeldomSentences = (page: Promise<ComponentType>) => withSentences(sentences, page);

export const loadPermissions = (): Promise<ComponentType> =>
  withSeldomSentences(
    import('../../custom/accounts/office/permissions/Permissions.tsx').then(({ Permissions }) => Permissions),
  );
export const loadMonthClose = (): Promise<ComponentType> =>
  withSeldomSentences(
    import('../../custom/statements/office/close/MonthClose.tsx').then(({ MonthClose }) => MonthClose),
  );
export const loadAnnouncements = (): Promise<ComponentType> =>
  withSeldomSentences(
    import('../../custom/notifications/office/Announcements.tsx').then(({ Announcements }) => Announcements),
  );
export const loadContestResult = (): Promise<ComponentType> =>
  withSeldomSentences(
    import('../../custom/contests/office/ContestResult.tsx').then(({ ContestResult }) => ContestResult),
  );
export const loadImportChapters = (): Promise<ComponentType> =>
  withSeldomSentences(
    import('../../custom/books/office/ImportChapters.tsx').then(({ ImportChapters }) => ImportChapters),
  );
export const loadUploadTranslation = (): Promise<ComponentType> =>
  withSeldomSentences(
    import('../../custom/translation/upload/UploadTranslation.tsx').then(({ UploadTranslation }) => UploadTranslation),
  );
