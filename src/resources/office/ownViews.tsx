import { blockAccounts } from '#domain/calls/accounts.ts';
import { getChapterReview } from '#domain/calls/chapterReviews.ts';
import { decideBonuses } from '#domain/calls/revenue.ts';
import { entities, type EntityKey } from '#domain/entities/index.ts';
import { can, type Role } from '#domain/roles.ts';
import { actorOf } from '#domain/rules/contract.ts';
import { lateCell } from '../../custom/application/lateCell.tsx';
import { WorkWays } from '../../custom/application/WorkWays.tsx';
import { BlockBulk, BlockWays } from '../../custom/block/BlockButtons.tsx';
import { BonusBulk, BonusWays } from '../../custom/bonus/BonusButtons.tsx';
import { NamingButton } from '../../custom/naming/NamingButton.tsx';
import { PaymentBulk, PaymentWays } from '../../custom/payout/PaymentButtons.tsx';
import { ShownProgress } from '../../custom/revenue/ImportProgress.tsx';
import { ReverseButton } from '../../custom/revenue/ReverseButton.tsx';
import { ReadLink } from '../../custom/review/ReadLink.tsx';
import { ShareButton } from '../../custom/shares/ShareButton.tsx';
import { StatementBulk } from '../../custom/statement/StatementBulk.tsx';
import { code } from '../../kit/code.ts';
import { drawn } from '../../kit/drawn.tsx';
import { GeneratedEdit, GeneratedShow } from '../../kit/GeneratedForm.tsx';
import { GeneratedList } from '../../kit/list/GeneratedList.tsx';
import type { viewsOf } from '../../kit/viewsOf.tsx';
import { waitingFor } from './waiting.ts';

const ApplicationReview = drawn(
  code(async () => (await import('../../custom/application/ApplicationReview.tsx')).ApplicationReview),
);
const StatementReview = drawn(
  code(async () => (await import('../../custom/statement/StatementReview.tsx')).StatementReview),
);
const Versions = drawn(code(async () => (await import('../../custom/template/Versions.tsx')).Versions));

type Views = Partial<ReturnType<typeof viewsOf>>;

/** Whoever reviews applications begins with those that wait for them. */
function ofApplications(role: Role): Views {
  const { contractApplication } = entities;
  if (!actorOf(role)) return {};
  return {
    list: <GeneratedList entity={contractApplication} waiting={waitingFor(role).contractApplication} own={lateCell} />,
    show: <ApplicationReview />,
  };
}

/** A work leads to what belongs to it; who manages works names them anew and sets their shares. */
function ofWorks(role: Role): Views {
  const { fiction } = entities;
  const show = <GeneratedShow entity={fiction} ways={<WorkWays />} />;
  if (!can(role, fiction.access.update ?? [])) return { show };
  const ways = (
    <>
      <NamingButton />
      <WorkWays />
    </>
  );
  return {
    show: <GeneratedShow entity={fiction} ways={ways} />,
    edit: <GeneratedEdit entity={fiction} ways={ways} />,
    list: <GeneratedList entity={fiction} bulk={<ShareButton />} />,
  };
}

/** Whoever reviews chapters reads the text of any. */
function ofChapters(role: Role): Views {
  const { chapter } = entities;
  const read = can(role, getChapterReview.who) && <ReadLink />;
  return { show: <GeneratedShow entity={chapter} ways={read} /> };
}

/** Finance decides on what waits, one by one or many at once; an editor only sees what became of it. */
function ofBonuses(role: Role): Views {
  const { bonusDetail } = entities;
  if (!can(role, decideBonuses.who)) return {};
  return {
    list: <GeneratedList entity={bonusDetail} waiting={waitingFor(role).bonusDetail} bulk={<BonusBulk />} />,
    show: <GeneratedShow entity={bonusDetail} ways={<BonusWays />} />,
  };
}

/** Who manages accounts keeps people out, and lets them back. */
function ofAccounts(role: Role): Views {
  const { user } = entities;
  if (!can(role, blockAccounts.who)) return {};
  return {
    list: <GeneratedList entity={user} bulk={<BlockBulk />} />,
    show: <GeneratedShow entity={user} ways={<BlockWays />} />,
  };
}

/** What is paid to authors, and what for. */
function ofMoney(role: Role): Partial<Record<EntityKey, Views>> {
  const { payroll, revenueImport, statement } = entities;
  return {
    statement: {
      list: <GeneratedList entity={statement} waiting={waitingFor(role).statement} bulk={<StatementBulk />} />,
      show: <StatementReview />,
      edit: <StatementReview />,
    },
    payroll: {
      list: <GeneratedList entity={payroll} bulk={<PaymentBulk />} />,
      show: <GeneratedShow entity={payroll} ways={<PaymentWays />} />,
    },
    revenueImport: {
      show: <GeneratedShow entity={revenueImport} ways={<ReverseButton />} below={<ShownProgress />} />,
    },
  };
}

/** Views that stand in place of the generated ones. */
export const ownViews = (role: Role): Partial<Record<EntityKey, Views>> => ({
  contractApplication: ofApplications(role),
  contractTemplate: { show: <GeneratedShow entity={entities.contractTemplate} below={<Versions />} /> },
  fiction: ofWorks(role),
  bonusDetail: ofBonuses(role),
  ...ofMoney(role),
  chapter: ofChapters(role),
  user: ofAccounts(role),
});
