import { describeImage, imageKinds } from '#domain/images/imageKinds.ts';
import { useT } from '../../i18n/index.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { PictureInput } from '../forms/PictureInput.tsx';
import { PrivateImage } from '../PrivateImage.tsx';
import { palettes } from '../theme/palettes.ts';
import { fitSignature } from './fitSignature.ts';
import { pen, type Stroke } from './ink.ts';
import { SignaturePad } from './SignaturePad.tsx';
import css from './signature.module.css';

export interface SignatureValue {
  by: 'hand' | 'name' | 'upload';
  strokes: readonly Stroke[];
  /** As it was typed. */
  name: string;
  /** Of the picture that was uploaded. */
  url: string | null;
}

interface Props {
  /** Of a contract it is a see-through PNG, of an invoice it stands on white. */
  kind?: 'signature' | 'invoicesign';
  /** Where a picture is uploaded; by default as one of its kind. */
  upload?: (file: Blob) => Promise<{ url: string }>;
  value: SignatureValue;
  onChange: (value: SignatureValue) => void;
}

/** Of what is too large for an invoice nothing is made: it is refused (portal.md section 5). */
const fitSmall = async (file: Blob): Promise<Blob> =>
  file.size > imageKinds.invoicesign.uploadBytes ? file : fitSignature(file);

/** The signature: drawn by hand, typed as a name, or uploaded. */
export function SignatureInput({ kind = 'signature', upload, value, onChange }: Props) {
  const t = useT();
  const { by, strokes, name, url } = value;
  return (
    <fieldset className={css.signature}>
      <legend>{t('contracts.author.signature.title')}</legend>
      <div className={css.kinds}>
        {(['hand', 'name', 'upload'] as const).map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="signature"
              checked={by === way}
              onChange={() => onChange({ ...value, by: way })}
            />
            {t(`contracts.author.signature.${way}`)}
          </label>
        ))}
      </div>
      {by === 'hand' && <SignaturePad strokes={strokes} onChange={(strokes) => onChange({ ...value, strokes })} />}
      {by === 'name' && (
        <>
          <TextInput
            name="signed_name"
            label={t('contracts.author.signature.typed')}
            maxLength={60}
            value={name}
            onChange={({ target }) => onChange({ ...value, name: target.value })}
          />
          {name.trim() && (
            <p
              className={css.typed}
              translate="no"
              aria-hidden
              style={{ background: palettes.light.surface, color: pen.penColor }}
            >
              {name}
            </p>
          )}
        </>
      )}
      {by === 'upload' && (
        <PictureInput
          name="signature"
          kind={kind}
          label={t('accounts.shared.person.field.signature_image')}
          hint={t(
            kind === 'signature' ? 'contracts.author.signature.upload_hint' : 'statements.author.confirm.upload_hint',
            describeImage(kind),
          )}
          disabled={false}
          upload={upload}
          fit={kind === 'signature' ? fitSignature : fitSmall}
          save={async (uploaded) => onChange({ ...value, url: uploaded })}
        >
          {() =>
            url && (
              <figure className={css.preview}>
                <PrivateImage url={url} alt={t('accounts.shared.person.field.signature_image')} />
              </figure>
            )
          }
        </PictureInput>
      )}
    </fieldset>
  );
}
