import { refreshUser } from '../../authProvider/account.ts';
import type { UserInfo } from '../../authProvider/session.ts';
import { useT } from '../../i18n/index.ts';
import { Avatar } from '../../layout/Avatar.tsx';
import { PictureInput } from './PictureInput.tsx';
import { useSaveProfile } from './useProfile.ts';
import css from './account.module.css';

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
      label={t('person.avatar')}
      hint={t('person.avatar_hint')}
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
              aria-label={t('person.remove_named', { name: t('person.avatar') })}
              onClick={() => guarded(() => keep(null))}
            >
              {t('person.remove')}
            </button>
          )}
        </figure>
      )}
    </PictureInput>
  );
}
