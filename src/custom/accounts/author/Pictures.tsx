import { maxIdentityImages } from '#domain/accounts/profile.ts';
import { describeImage } from '#domain/images/imageKinds.ts';
import { useT } from '../../../i18n/index.ts';
import { useSaveProfile, type Profile } from '../../../lib/session/usePersonalProfile.ts';
import { PictureInput } from '../../../ui/forms/PictureInput.tsx';
import { PrivateImage } from '../../../ui/PrivateImage.tsx';
import css from '../../../ui/forms/forms.module.css';

/** The pictures of an identity document and the signature; each is saved when it is chosen. */
export function Pictures({ profile: { identity_images, signature_image, lock } }: { profile: Profile }) {
  const t = useT();
  const save = useSaveProfile();
  const locked = lock !== null;
  return (
    <>
      <PictureInput
        name="identity_images"
        kind="identity"
        label={t('accounts.shared.person.field.identity_images')}
        hint={`${t('accounts.shared.person.contract.needed')} · ${t('accounts.shared.person.identity_hint', { max: maxIdentityImages })}`}
        disabled={locked || identity_images.length >= maxIdentityImages}
        save={(url) => save({ identity_images: [...identity_images, url] })}
      >
        {(guarded) =>
          identity_images.map((url, index) => (
            <figure key={url} className={css.identity}>
              <PrivateImage url={url} alt={t('accounts.shared.person.identity_image', { number: index + 1 })} />
              {!locked && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={t('accounts.shared.person.remove_named', {
                    name: t('accounts.shared.person.identity_image', { number: index + 1 }),
                  })}
                  onClick={() => guarded(() => save({ identity_images: identity_images.filter((one) => one !== url) }))}
                >
                  {t('accounts.shared.person.remove')}
                </button>
              )}
            </figure>
          ))
        }
      </PictureInput>
      <PictureInput
        name="signature_image"
        kind="signature"
        label={t('accounts.shared.person.field.signature_image')}
        hint={t('accounts.shared.person.signature_hint', describeImage('signature'))}
        disabled={locked}
        save={(url) => save({ signature_image: url })}
      >
        {() =>
          signature_image && (
            <figure className={css.signature}>
              <PrivateImage url={signature_image} alt={t('accounts.shared.person.field.signature_image')} />
            </figure>
          )
        }
      </PictureInput>
    </>
  );
}
