import { useLocation } from 'react-router-dom';
import { isAuthor, findRole } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { getRedirectTarget, withWayBack } from '../../../lib/routing/guard.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../lib/routing/routes.ts';
import { useParam } from '../../../lib/routing/useParam.ts';
import { isViewing, useUser } from '../../../lib/session/session.ts';
import { Editors } from '../../../ui/editors/Editors.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { PaymentDetails } from '../../payment-details/PaymentDetails.tsx';
import { MergeOffer } from '../merge/MergeOffer.tsx';
import { ContractNeeds } from './ContractNeeds.tsx';
import { Devices } from './Devices.tsx';
import { LinkedProviders } from './LinkedProviders.tsx';
import { loadSecurity } from './loadSecurity.ts';
import { PersonalData } from './PersonalData.tsx';
import { SignInData } from './SignInData.tsx';
import css from '../../../ui/forms/forms.module.css';

const Security = lazyWithPreload(makePreloadable(loadSecurity));

/** What whoever looks as the author is not shown. */
const hidden = ['accounts.shared.person.personal', 'accounts.second.title', 'accounts.shared.person.devices'] as const;

/** `/person`: the account, and with `payment_type` its payment details (portal.md section 2); with `redirect` the way back to a contract. */
export function Person() {
  const t = useT();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const [view, setView] = useParam('view');
  const user = useUser();
  const role = user && findRole(user.role_id);
  if (!role) return null;
  // Whoever only looks is not shown what is the author's alone.
  const looksOn = isViewing();
  const showsPaymentDetails = isAuthor(role) && params.has('payment_type');
  const back = getRedirectTarget(search, role);
  return (
    <div className={css.person}>
      <h1>{t('pages.title.person')}</h1>
      {isAuthor(role) && (
        <nav className="tabs" aria-label={t('pages.title.person')}>
          <Link to={withWayBack('/person', search)} aria-current={showsPaymentDetails ? undefined : 'page'}>
            {t('accounts.shared.person.profile')}
          </Link>
          <Link
            to={withWayBack('/person?payment_type=', search)}
            aria-current={showsPaymentDetails ? 'page' : undefined}
          >
            {t('accounts.shared.person.payment')}
          </Link>
        </nav>
      )}
      {showsPaymentDetails ? (
        <PaymentDetails />
      ) : (
        <>
          {stripQuery(back) === '/sign' && <ContractNeeds back={back} />}
          <SignInData
            user={user}
            passwordOpen={view === 'password'}
            onPassword={(open) => setView(open ? 'password' : null)}
          />
          {isAuthor(role) && !looksOn && <PersonalData />}
          {isAuthor(role) && (
            <section className="card">
              <h2>{t('layout.my_editor')}</h2>
              <Editors />
            </section>
          )}
          {looksOn ? (
            hidden.map((title) => <Hidden key={title} title={t(title)} />)
          ) : (
            <>
              {isAuthor(role) && <MergeOffer />}
              <Security />
              <LinkedProviders />
              <Devices />
            </>
          )}
        </>
      )}
    </div>
  );
}
