import { useT } from '../../../i18n/index.ts';
import { usePersonalProfile } from '../../../lib/session/usePersonalProfile.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { Pictures } from './Pictures.tsx';

/** What a contract needs to know of an author (domain.md section 3); while it depends on them, they are only shown. */
export function PersonalData() {
  const t = useT();
  const { data: profile, error, refetch } = usePersonalProfile();
  if (error && !profile) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!profile) return <Loading />;
  const { lock } = profile;
  return (
    <section className="card">
      <h2>{t('accounts.shared.person.personal')}</h2>
      <p className="muted">{t('accounts.shared.person.personal_text')}</p>
      {lock && (
        <p className="callout good" role="status">
          {t(`errors.info_locked_${lock.reason}`, { reason: lock.note })}
        </p>
      )}
      <PersonalForm profile={profile} />
      <Pictures profile={profile} />
    </section>
  );
}
