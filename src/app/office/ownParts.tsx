import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';

// Parts of the office's own views, whose code comes as they are shown.

export const AccountActions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/accounts/office/manage/AccountActions.tsx')).AccountActions),
  'extra',
);

export const ProposalActions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/dictionary/proposal/ProposalActions.tsx')).ProposalActions),
  'extra',
);
export const EditionActions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/edition/EditionActions.tsx')).EditionActions),
  'extra',
);
export const RequestActions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/task/RequestActions.tsx')).RequestActions),
  'extra',
);
export const TaskActions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/task/TaskButtons.tsx')).TaskActions),
  'extra',
);
export const TaskBulk = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/task/TaskButtons.tsx')).TaskBulk),
  'extra',
);

export const ApplicationReview = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/contracts/office/ApplicationReview.tsx')).ApplicationReview),
);
export const ApplicationsLoad = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/contracts/office/ApplicationsLoad.tsx')).ApplicationsLoad),
  'extra',
);
export const StatementReview = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/statements/office/StatementReview.tsx')).StatementReview),
);
export const Versions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/contracts/office/template/Versions.tsx')).Versions),
);
export const ArticleParts = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/articles/office/ArticleParts.tsx')).ArticleParts),
);
export const ChapterDetails = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/chapter/ChapterDetails.tsx')).ChapterDetails),
);

export const BookParts = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/book/BookParts.tsx')).BookParts),
);
export const EditionChapters = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/book/ChapterGrid.tsx')).EditionChapters),
);
export const TaskParts = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/task/TaskParts.tsx')).TaskParts),
);

export const AccountParts = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/accounts/office/manage/AccountParts.tsx')).AccountParts),
);
export const CreateAccount = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/accounts/office/manage/CreateAccount.tsx')).CreateAccount),
);

export const ImportProgress = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/earnings/office/ImportProgress.tsx')).ShownProgress),
  'extra',
);

export const PayoutActions = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/payouts/PayoutButtons.tsx')).PayoutActions),
  'extra',
);
export const PayoutBulk = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/payouts/PayoutButtons.tsx')).PayoutBulk),
  'extra',
);

export const WorkContracts = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/contracts/office/WorkContracts.tsx')).WorkContracts),
);
export const WorkReads = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/stories/office/WorkReads.tsx')).WorkReads),
);
