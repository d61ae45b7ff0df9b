import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { getAccountPerson, unlockAccountInfo } from '#domain/accounts/accountPerson.calls.ts';
import { user } from '#domain/accounts/user.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { RefLink } from '../../../../resources/RefLink.tsx';
import { ReasonDialog } from '../../../../ui/reason/ReasonDialog.tsx';
import { IdentityImages } from '../../../../ui/review/IdentityImages.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { accountKeys } from '../../queryKeys.ts';
import { useAccount } from './account.ts';
import css from '../../../../ui/review/review.module.css';

type Known = AnswerOf<typeof getAccountPerson>;

/** Who an account belongs to: identity document, a lock on that, and accounts that became one. */
export function AccountPerson() {
  const t = useT();
  const { id } = useAccount();
  const query = useQuery({
    queryKey: accountKeys.person(id),
    queryFn: () => send(getAccountPerson, { params: { id } }),
  });
  const { data } = query;
  if (data && !Object.values(data).flat().some(Boolean)) return null;
  return (
    <Section title={t('accounts.office.person.title')} query={query}>
      {(known) => (
        <>
          <Names known={known} />
          <Merged known={known} />
          {known.lock && <Lock id={id} lock={known.lock} />}
          {known.has_application && <p className="note">{t('accounts.office.person.locked_application')}</p>}
          {known.identity_images.length > 0 && (
            <div className={css.compare}>
              <IdentityImages key={id} urls={known.identity_images} />
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function Names({ known: { real_name, linked_emails } }: { known: Known }) {
  const t = useT();
  const lines = [
    [t('accounts.shared.person.field.real_name'), real_name],
    [t('accounts.office.person.linked'), linked_emails.join(', ')],
  ].filter(([, value]) => value);
  if (lines.length === 0) return null;
  return (
    <dl className="details">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Merged({ known: { merged_into, merged } }: { known: Known }) {
  const t = useT();
  const lines = [
    { label: t('accounts.office.person.merged_into'), accounts: merged_into ? [merged_into] : [] },
    { label: t('accounts.office.person.merged'), accounts: merged },
  ];
  return lines
    .filter(({ accounts }) => accounts.length > 0)
    .map(({ label, accounts }) => (
      <p key={label}>
        {label}{' '}
        {accounts.map(({ id, user_name }, at) => (
          <span key={id} translate="no">
            {at > 0 && ', '}
            <RefLink to={user.name} id={id} title={user_name} />
          </span>
        ))}
      </p>
    ));
}

function Lock({ id, lock: { reason, by } }: { id: number; lock: NonNullable<Known['lock']> }) {
  const t = useT();
  const notify = useNotify();
  const [lifting, setLifting] = useState(false);
  return (
    <div className={css.finding} data-actions="">
      <p>
        <strong>
          {by ? t('accounts.office.person.locked_by', { name: by }) : t('contracts.office.application.is_locked')}
        </strong>{' '}
        <span lang="">{reason}</span>
      </p>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setLifting(true)}>
        {t('contracts.office.application.unlock')}
      </button>
      {lifting && (
        <ReasonDialog
          title={t('contracts.office.application.unlock')}
          action={t('accounts.office.person.unlock')}
          label={t('contracts.office.application.lock_reason')}
          hint={t('accounts.office.person.unlock_hint')}
          act={(why) => send(unlockAccountInfo, { params: { id }, body: { reason: why } })}
          invalidates={[accountKeys.person(id)]}
          onDone={() => {
            setLifting(false);
            notify('contracts.office.application.unlocked', { type: 'success' });
          }}
          onClose={() => setLifting(false)}
        />
      )}
    </div>
  );
}
