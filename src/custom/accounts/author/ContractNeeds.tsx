import { listMissingForContract } from '#domain/contracts/eligibility.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { usePersonalProfile } from '../../../lib/session/usePersonalProfile.ts';
import { focusField } from '../../../ui/fields/focusField.ts';
import css from '../../../ui/forms/forms.module.css';

/** What the contract that one came from still needs of the profile, and the way back to it. */
export function ContractNeeds({ back }: { back: string }) {
  const t = useT();
  const { data: profile } = usePersonalProfile();
  if (!profile) return null;
  const missing = listMissingForContract(profile);
  return (
    <div className={`callout good ${css.needs}`}>
      {missing.length === 0 ? (
        <p role="status">{t('accounts.shared.person.contract.complete')}</p>
      ) : (
        <>
          <p role="status">{t('accounts.shared.person.contract.lacks')}</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <button type="button" className="button quiet" onClick={() => focusField(name)}>
                  {t(`accounts.shared.person.field.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className={missing.length === 0 ? 'button' : 'button quiet'} to={back}>
        {t('accounts.shared.person.contract.back')}
      </Link>
    </div>
  );
}
