import { useT } from '../../i18n/index.ts';
import { PictureInput } from '../account/PictureInput.tsx';
import { PrivateImage } from '../account/PrivateImage.tsx';
import { fitSignature } from './fitSignature.ts';
import type { Stroke } from './ink.ts';
import { Pad } from './Pad.tsx';
import css from './Signing.module.css';

export interface MarkValue {
  by: 'hand' | 'upload';
  strokes: readonly Stroke[];
  /** Of the picture that was uploaded. */
  url: string | null;
}

/** The signature, drawn by hand or uploaded as a see-through PNG. */
export function Mark({ value, onChange }: { value: MarkValue; onChange: (value: MarkValue) => void }) {
  const t = useT();
  const { by, strokes, url } = value;
  return (
    <fieldset className={css.mark}>
      <legend>{t('sign.mark.title')}</legend>
      <div className={css.ways}>
        {(['hand', 'upload'] as const).map((way) => (
          <label key={way}>
            <input type="radio" name="mark" checked={by === way} onChange={() => onChange({ ...value, by: way })} />
            {t(`sign.mark.${way}`)}
          </label>
        ))}
      </div>
      {by === 'hand' ? (
        <Pad strokes={strokes} onChange={(drawn) => onChange({ ...value, strokes: drawn })} />
      ) : (
        <PictureInput
          name="signature"
          kind="signature"
          label={t('person.field.signature_image')}
          hint={t('sign.mark.upload_hint')}
          disabled={false}
          fit={fitSignature}
          save={async (uploaded) => onChange({ ...value, url: uploaded })}
        >
          {() =>
            url && (
              <figure className={css.shown}>
                <PrivateImage url={url} alt={t('person.field.signature_image')} />
              </figure>
            )
          }
        </PictureInput>
      )}
    </fieldset>
  );
}
