import { blockAccounts } from '#domain/accounts/accounts.calls.ts';
import { decideBonuses } from '#domain/bonuses/bonusReviews.calls.ts';
import { getContractActor } from '#domain/contracts/contract.ts';
import { mayApprove } from '#domain/dictionary/proposal.ts';
import { entities, type EntityKey } from '#domain/entities.ts';
import { can, type Role } from '#domain/roles.ts';
import { getChapterDetails } from '#domain/translation/chapterDetails.calls.ts';
import { reassignTasks } from '#domain/translation/tasks.calls.ts';
import { BlockBulk } from '../../custom/accounts/office/BlockButtons.tsx';
import { AccountImportButton } from '../../custom/accounts/office/import/AccountImportButton.tsx';
import { CreateLink } from '../../custom/accounts/office/manage/CreateLink.tsx';
import { RequestButtons } from '../../custom/accounts/office/requests/RequestButtons.tsx';
import { articleInputs } from '../../custom/articles/office/articleInputs.tsx';
import { BoardLink } from '../../custom/articles/office/BoardLink.tsx';
import { PreviewLink } from '../../custom/articles/office/preview/PreviewLink.tsx';
import { BonusBulk, BonusActions } from '../../custom/bonuses/office/BonusButtons.tsx';
import { chapterCells } from '../../custom/chapters/office/chapterCells.tsx';
import { ReadLink } from '../../custom/chapters/office/ReadLink.tsx';
import { StoryReviewsLink } from '../../custom/chapters/office/StoryReviewsLink.tsx';
import { stateCell } from '../../custom/contracts/office/stateCell.tsx';
import { DictionaryLinks } from '../../custom/dictionary/DictionaryLinks.tsx';
import { entryInputs } from '../../custom/dictionary/proposal/entryInputs.tsx';
import { ReverseButton } from '../../custom/earnings/office/ReverseButton.tsx';
import { EditionRevenueLink } from '../../custom/earnings/story-revenue/EditionRevenueLink.tsx';
import { RevenueLink } from '../../custom/earnings/story-revenue/RevenueLink.tsx';
import { AuthorMoneyLink } from '../../custom/payouts/AuthorMoneyLink.tsx';
import { StatementBulk } from '../../custom/statements/office/StatementBulk.tsx';
import { NamingButton } from '../../custom/stories/office/naming/NamingButton.tsx';
import {
  formatEdition,
  formatRequest,
  formatSourceChapter,
  formatTask,
} from '../../custom/translation/recordTitles.ts';
import { ReplaceLink } from '../../custom/translation/replace/ReplaceLink.tsx';
import {
  requestCells,
  spareRequestColumns,
  spareTaskColumns,
  taskCells,
} from '../../custom/translation/task/taskCells.tsx';
import { getDefaultFilters } from '../../resources/defaultFilters.ts';
import { GeneratedCreate, GeneratedEdit, GeneratedShow } from '../../resources/GeneratedForm.tsx';
import { GeneratedList } from '../../resources/list/GeneratedList.tsx';
import { StablePlace } from '../../resources/list/StablePlace.tsx';
import { officePages } from '../../resources/officePages.ts';
import type { OwnTab } from '../../resources/record/RecordTabs.tsx';
import type { viewsOf } from '../../resources/viewsOf.tsx';
import { getContestViews } from './contestViews.tsx';
import {
  AccountActions,
  ProposalActions,
  EditionActions,
  RequestActions,
  TaskActions,
  TaskBulk,
  ApplicationReview,
  ApplicationsLoad,
  StatementReview,
  Versions,
  ArticleParts,
  ChapterDetails,
  BookParts,
  EditionChapters,
  TaskParts,
  AccountParts,
  CreateAccount,
  ImportProgress,
  PayoutActions,
  PayoutBulk,
  WorkContracts,
  WorkReads,
} from './ownParts.tsx';
import { StoryBulk } from './StoryBulk.tsx';

/** May a role open a page of the office? Asked of the menu: the calls of a page would bring much code along. */
const mayOpen = (role: Role, path: string) => officePages.some((page) => page.path === path && can(role, page.roles));

type Views = Partial<ReturnType<typeof viewsOf>>;

const storyTabs: readonly OwnTab[] = [
  { name: 'contract', label: 'contracts.office.of_work.title', content: <WorkContracts /> },
  { name: 'reads', label: 'stories.shared.reads.title', content: <WorkReads /> },
];

/** Whoever reviews applications begins with those that wait for them; who has how many stands above. */
function getApplicationViews(role: Role): Views {
  const { contractApplication } = entities;
  const list = (
    <GeneratedList
      entity={contractApplication}
      head={
        <StablePlace name={contractApplication.name} lines={role === 'editor' ? 1 : undefined}>
          <ApplicationsLoad />
        </StablePlace>
      }
      defaultFilters={getDefaultFilters(role).contractApplication}
      cellOverrides={stateCell}
    />
  );
  return getContractActor(role) ? { list, show: <ApplicationReview /> } : { list };
}

/** A story leads to what belongs to it; who manages stories names them anew, sets their shares and hands them over. */
function getStoryViews(role: Role): Views {
  const { fiction } = entities;
  const links = (
    <>
      <RevenueLink source="id" />
      {mayOpen(role, '/office/chapter-reviews') && <StoryReviewsLink />}
    </>
  );
  const show = <GeneratedShow entity={fiction} actions={links} tabs={storyTabs} />;
  if (!can(role, fiction.access.update ?? [])) return { show };
  const actions = (
    <>
      <NamingButton />
      {links}
    </>
  );
  return {
    show: <GeneratedShow entity={fiction} actions={actions} tabs={storyTabs} />,
    edit: <GeneratedEdit entity={fiction} actions={actions} tabs={storyTabs} />,
    list: <GeneratedList entity={fiction} bulk={<StoryBulk />} />,
  };
}

/** Whoever reviews chapters reads the text of any. */
function getChapterViews(role: Role): Views {
  const { chapter } = entities;
  const read = mayOpen(role, '/office/chapter-reviews') && <ReadLink />;
  return {
    list: <GeneratedList entity={chapter} cellOverrides={chapterCells} />,
    show: <GeneratedShow entity={chapter} actions={read} />,
  };
}

/** Finance decides on what waits, one by one or many at once; an editor only sees what became of it. */
function getBonusViews(role: Role): Views {
  const { bonusDetail } = entities;
  if (!can(role, decideBonuses.roles)) return {};
  return {
    list: (
      <GeneratedList entity={bonusDetail} defaultFilters={getDefaultFilters(role).bonusDetail} bulk={<BonusBulk />} />
    ),
    show: <GeneratedShow entity={bonusDetail} actions={<BonusActions />} />,
  };
}

/** Who manages accounts makes them, keeps people out and lets them back, and confirms what another one asks for. */
function getAccountViews(role: Role): Partial<Record<EntityKey, Views>> {
  const { accountRequest, user } = entities;
  if (!can(role, blockAccounts.roles)) return {};
  const accountLinks = (
    <>
      <AccountImportButton />
      <CreateLink />
    </>
  );
  return {
    user: {
      list: <GeneratedList entity={user} bulk={<BlockBulk />} actions={accountLinks} />,
      show: <GeneratedShow entity={user} actions={<AccountActions />} footer={<AccountParts />} />,
      create: <CreateAccount />,
    },
    accountRequest: {
      list: <GeneratedList entity={accountRequest} defaultFilters={getDefaultFilters(role).accountRequest} />,
      show: <GeneratedShow entity={accountRequest} actions={<RequestButtons />} />,
    },
  };
}

/** A task with its chapters, which a manager gives to others; what is asked for it is decided on by whoever may. */
function getTaskViews(role: Role): Partial<Record<EntityKey, Views>> {
  const { extensionRequest, translationTask } = entities;
  const decides = can(role, extensionRequest.access.update ?? []);
  const manages = can(role, reassignTasks.roles);
  const request = (
    <GeneratedShow
      entity={extensionRequest}
      titleOf={formatRequest}
      headingOf={formatRequest}
      actions={decides && <RequestActions />}
    />
  );
  return {
    translationTask: {
      show: (
        <GeneratedShow
          entity={translationTask}
          titleOf={formatTask}
          headingOf={formatTask}
          actions={manages && <TaskActions />}
          footer={<TaskParts />}
        />
      ),
      list: (
        <GeneratedList
          entity={translationTask}
          bulk={manages ? <TaskBulk /> : undefined}
          cellOverrides={taskCells}
          spareColumns={spareTaskColumns}
        />
      ),
    },
    // A form would decide unasked.
    extensionRequest: {
      list: <GeneratedList entity={extensionRequest} cellOverrides={requestCells} spareColumns={spareRequestColumns} />,
      show: request,
      ...(decides && { edit: request }),
    },
  };
}

/** What is paid to authors, and what for. */
function getMoneyViews(role: Role): Partial<Record<EntityKey, Views>> {
  const { payroll, revenueImport, statement } = entities;
  return {
    statement: {
      list: (
        <GeneratedList entity={statement} defaultFilters={getDefaultFilters(role).statement} bulk={<StatementBulk />} />
      ),
      show: <StatementReview />,
      edit: <StatementReview />,
    },
    payroll: {
      list: <GeneratedList entity={payroll} bulk={<PayoutBulk />} />,
      show: (
        <GeneratedShow
          entity={payroll}
          actions={
            <>
              <PayoutActions />
              <AuthorMoneyLink />
            </>
          }
        />
      ),
    },
    revenueImport: {
      show: <GeneratedShow entity={revenueImport} actions={<ReverseButton />} footer={<ImportProgress />} />,
    },
  };
}

/** A dictionary comes and goes as a file; a book shows its chapters by language and who works on it; chapters of an edition are released, and saved as a file. */
function getTranslationViews(role: Role): Partial<Record<EntityKey, Views>> {
  const { businessBook, dictionaryEntry, edition, sourceChapter } = entities;
  const revenue = <RevenueLink source="fiction_id" />;
  const entryActions = (
    <>
      <ProposalActions />
      <ReplaceLink />
    </>
  );
  const ofEdition = {
    entity: edition,
    titleOf: formatEdition,
    headingOf: formatEdition,
    actions: (
      <>
        <EditionActions />
        <EditionRevenueLink />
      </>
    ),
    footer: <EditionChapters />,
  };
  return {
    dictionaryEntry: {
      list: <GeneratedList entity={dictionaryEntry} actions={<DictionaryLinks />} />,
      ...(mayApprove(role)
        ? {
            show: <GeneratedShow entity={dictionaryEntry} actions={entryActions} />,
            edit: <GeneratedEdit entity={dictionaryEntry} actions={entryActions} />,
          }
        : { edit: <GeneratedEdit entity={dictionaryEntry} inputs={entryInputs} /> }),
    },
    businessBook: {
      show: <GeneratedShow entity={businessBook} actions={revenue} footer={<BookParts />} />,
      ...(can(role, businessBook.access.update ?? []) && {
        edit: <GeneratedEdit entity={businessBook} actions={revenue} footer={<BookParts />} />,
      }),
    },
    ...(can(role, getChapterDetails.roles) && {
      sourceChapter: {
        show: <GeneratedShow entity={sourceChapter} titleOf={formatSourceChapter} footer={<ChapterDetails />} />,
      },
    }),
    edition: {
      show: <GeneratedShow {...ofEdition} />,
      ...(can(role, edition.access.update ?? []) && { edit: <GeneratedEdit {...ofEdition} /> }),
    },
  };
}

/** An article with what it was before, beside the English that it is translated from; all of them by their languages. */
function getArticleViews(): Views {
  const { article } = entities;
  return {
    list: <GeneratedList entity={article} actions={<BoardLink />} />,
    show: <GeneratedShow entity={article} actions={<PreviewLink />} footer={<ArticleParts />} />,
    create: <GeneratedCreate entity={article} inputs={articleInputs} />,
    edit: <GeneratedEdit entity={article} inputs={articleInputs} actions={<PreviewLink />} footer={<ArticleParts />} />,
  };
}

/** Views that stand in place of the generated ones. */
export const getOwnViews = (role: Role): Partial<Record<EntityKey, Views>> => ({
  article: getArticleViews(),
  ...getContestViews(),
  contractApplication: getApplicationViews(role),
  contractTemplate: { show: <GeneratedShow entity={entities.contractTemplate} footer={<Versions />} /> },
  ...getTranslationViews(role),
  fiction: getStoryViews(role),
  bonusDetail: getBonusViews(role),
  ...getMoneyViews(role),
  ...getTaskViews(role),
  chapter: getChapterViews(role),
  ...getAccountViews(role),
});
