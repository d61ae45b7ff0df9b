import { getChapterReview } from '#domain/chapters/chapterReviews.calls.ts';
import { actorOf } from '#domain/contracts/contract.ts';
import { decideBonuses } from '#domain/earnings/revenueImport.calls.ts';
import { entities, type EntityKey } from '#domain/entities.ts';
import { can, type Role } from '#domain/roles.ts';
import { BonusBulk, BonusWays } from '../../custom/bonuses/office/BonusButtons.tsx';
import { ReadLink } from '../../custom/chapters/office/ReadLink.tsx';
import { lateCell } from '../../custom/contracts/office/lateCell.tsx';
import { NamingButton } from '../../custom/contracts/office/naming/NamingButton.tsx';
import { WorkWays } from '../../custom/contracts/office/WorkWays.tsx';
import { ShownProgress } from '../../custom/earnings/office/ImportProgress.tsx';
import { ReverseButton } from '../../custom/earnings/office/ReverseButton.tsx';
import { PaymentBulk, PaymentWays } from '../../custom/payouts/PaymentButtons.tsx';
import { StatementBulk } from '../../custom/statements/office/StatementBulk.tsx';
import { ShareButton } from '../../custom/stories/office/ShareButton.tsx';
import { code } from '../../lib/lazy/code.ts';
import { Trail } from '../../resources/audit/Trail.tsx';
import { waitingFor } from '../../resources/defaultFilters.ts';
import { GeneratedEdit, GeneratedShow } from '../../resources/GeneratedForm.tsx';
import { GeneratedList } from '../../resources/list/GeneratedList.tsx';
import type { viewsOf } from '../../resources/viewsOf.tsx';
import { drawn } from '../../ui/lazy/drawn.tsx';

const ApplicationReview = drawn(
  code(async () => (await import('../../custom/contracts/office/ApplicationReview.tsx')).ApplicationReview),
);
const StatementReview = drawn(
  code(async () => (await import('../../custom/statements/office/StatementReview.tsx')).StatementReview),
);
const Versions = drawn(
  code(async () => (await import('../../custom/contracts/office/template/Versions.tsx')).Versions),
);

const trailOf = ({ name }: { name: string }) => <Trail of={name} />;

type Views = Partial<ReturnType<typeof viewsOf>>;

/** Whoever reviews applications begins with those that wait for them. */
function ofApplications(role: Role): Views {
  const { contractApplication } = entities;
  if (!actorOf(role))
    return { show: <GeneratedShow entity={contractApplication} below={trailOf(contractApplication)} /> };
  return {
    list: <GeneratedList entity={contractApplication} waiting={waitingFor(role).contractApplication} own={lateCell} />,
    show: <ApplicationReview />,
  };
}

/** A work leads to what belongs to it, and tells what was done to it; who manages works names them anew and sets their shares. */
function ofWorks(role: Role): Views {
  const { fiction } = entities;
  const below = trailOf(fiction);
  const show = <GeneratedShow entity={fiction} ways={<WorkWays />} below={below} />;
  if (!can(role, fiction.access.update ?? [])) return { show };
  const ways = (
    <>
      <NamingButton />
      <WorkWays />
    </>
  );
  return {
    show: <GeneratedShow entity={fiction} ways={ways} below={below} />,
    edit: <GeneratedEdit entity={fiction} ways={ways} below={below} />,
    list: <GeneratedList entity={fiction} bulk={<ShareButton />} />,
  };
}

/** Whoever reviews chapters reads the text of any. */
function ofChapters(role: Role): Views {
  const { chapter } = entities;
  const read = can(role, getChapterReview.who) && <ReadLink />;
  return { show: <GeneratedShow entity={chapter} ways={read} below={trailOf(chapter)} /> };
}

/** Finance decides on what waits, one by one or many at once; an editor only sees what became of it. */
function ofBonuses(role: Role): Views {
  const { bonusDetail } = entities;
  const below = trailOf(bonusDetail);
  if (!can(role, decideBonuses.who)) return { show: <GeneratedShow entity={bonusDetail} below={below} /> };
  return {
    list: <GeneratedList entity={bonusDetail} waiting={waitingFor(role).bonusDetail} bulk={<BonusBulk />} />,
    show: <GeneratedShow entity={bonusDetail} ways={<BonusWays />} below={below} />,
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
      show: <GeneratedShow entity={payroll} ways={<PaymentWays />} below={trailOf(payroll)} />,
    },
    revenueImport: {
      show: (
        <GeneratedShow
          entity={revenueImport}
          ways={<ReverseButton />}
          below={
            <>
              <ShownProgress />
              {trailOf(revenueImport)}
            </>
          }
        />
      ),
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
});
