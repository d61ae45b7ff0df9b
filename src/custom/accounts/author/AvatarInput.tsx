import { describeImage } from '#domain/images/imageKinds.ts';
import { useT } from '../../../i18n/index.ts';
import { refreshUser } from '../../../lib/session/account.ts';
import type { UserInfo } from '../../../lib/session/session.ts';
import { useSaveProfile } from '../../../lib/session/usePersonalProfile.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PictureInput } from '../../../ui/forms/PictureInput.tsx';
import css from '../../../ui/forms/forms.module.css';

/** The author's picture, which no lock keeps from being changed. */
export function AvatarInput({ user: { avatar } }: { user: UserInfo }) {
  const t = useT();
  const save = useSaveProfile();
  const keep = async (url: string | null) => {
    await save({ avatar: url });
    await refreshUser();
  };
  return (
    <PictureInput
      name="avatar"
      kind="avatar"
      label={t('accounts.shared.person.avatar')}
      hint={t('accounts.shared.person.avatar_hint', describeImage('avatar'))}
      disabled={false}
      save={keep}
    >
      {(guarded) => (
        <figure className={css.avatar}>
          <Avatar src={avatar} />
          {avatar && (
            <button
              type="button"
              className="button quiet"
              aria-label={t('accounts.shared.person.remove_named', { name: t('accounts.shared.person.avatar') })}
              onClick={() => guarded(() => keep(null))}
            >
              {t('accounts.shared.person.remove')}
            </button>
          )}
        </figure>
      )}
    </PictureInput>
  );
}
