import { useEffect, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import { imageKinds } from '#domain/images/imageKinds.ts';
import 'react-easy-crop/react-easy-crop.css';
import { useT } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { cutCover, type Frame } from './fitCover.ts';
import css from './CropDialog.module.css';

interface Props {
  file: Blob;
  picture: ImageBitmap;
  onCut: (cover: Blob) => void;
  onClose: () => void;
}

const { width, height } = imageKinds.cover;

/** Places and zooms a picture under a 3:4 frame, by mouse, touch or arrow keys. */
export default function CropDialog({ file, picture, onCut, onClose }: Props) {
  const t = useT();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [frame, setFrame] = useState<Frame>();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const small = frame !== undefined && frame.width < width;

  return (
    <Dialog
      title={t('images.shared.crop')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="button"
            disabled={!frame}
            onClick={() => void cutCover(picture, frame!).then(onCut)}
          >
            {t('images.shared.apply')}
          </button>
        </>
      }
    >
      <p className="muted">{t('images.shared.crop_text')}</p>
      <div className={css.stage}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          aspect={width / height}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setFrame(pixels)}
          disableAutomaticStylesInjection
        />
      </div>
      <label className={css.zoom}>
        {t('images.shared.zoom')}
        <input
          type="range"
          min={1}
          max={3}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {small && <p className={css.warning}>{t('images.shared.too_small', { width, height })}</p>}
    </Dialog>
  );
}
