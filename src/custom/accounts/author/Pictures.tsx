import { maxIdentityImages } from '#domain/accounts/profile.ts';
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
        label={t('person.field.identity_images')}
        hint={t('person.identity_hint', { max: maxIdentityImages })}
        disabled={locked || identity_images.length >= maxIdentityImages}
        save={(url) => save({ identity_images: [...identity_images, url] })}
      >
        {(guarded) =>
          identity_images.map((url, index) => (
            <figure key={url} className={css.identity}>
              <PrivateImage url={url} alt={t('person.identity_image', { number: index + 1 })} />
              {!locked && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={t('person.remove_named', { name: t('person.identity_image', { number: index + 1 }) })}
                  onClick={() => guarded(() => save({ identity_images: identity_images.filter((one) => one !== url) }))}
                >
                  {t('person.remove')}
                </button>
              )}
            </figure>
          ))
        }
      </PictureInput>
      <PictureInput
        name="signature_image"
        kind="signature"
        label={t('person.field.signature_image')}
        hint={t('person.signature_hint')}
        disabled={locked}
        save={(url) => save({ signature_image: url })}
      >
        {() =>
          signature_image && (
            <figure className={css.signature}>
              <PrivateImage url={signature_image} alt={t('person.field.signature_image')} />
            </figure>
          )
        }
      </PictureInput>
    </>
  );
}
