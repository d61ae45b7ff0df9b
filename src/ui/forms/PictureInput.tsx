import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listImageFormats, imageAccept, imageKinds, type ImageKind } from '#domain/images/imageKinds.ts';
import { uploadImage } from '#domain/images/images.calls.ts';
import { message } from '#domain/kit/messages.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { FieldFrame, getFrameIds } from '../fields/FieldFrame.tsx';
import { useFilePicker } from '../files/useFilePicker.ts';
import css from './forms.module.css';

interface Props {
  name: string;
  kind: ImageKind;
  label: string;
  hint: string;
  disabled: boolean;
  /** Makes of any picture one of the kind. */
  fit?: (file: Blob) => Promise<Blob>;
  /** Where the picture is uploaded; by default as one of its kind. */
  upload?: (file: Blob) => Promise<{ url: string }>;
  /** Keeps the address of a picture that was uploaded. */
  save: (url: string) => Promise<void>;
  /** The pictures that are there; what is done to them is guarded like an upload. */
  children: (guarded: (change: () => Promise<void>) => void) => ReactNode;
}

/** Uploads a picture and keeps it, and says what is wrong with it. */
export function PictureInput({ name, kind, label, hint, disabled, fit, upload, save, children }: Props) {
  const t = useT();
  const [tooLarge, setTooLarge] = useState(false);
  const { run, pending, error } = useCommand((change: () => Promise<void>) => change(), {
    toast: false,
  });
  const choose = useRef<HTMLButtonElement>(null);
  // A button that was pressed may be gone with its picture.
  const changing = useRef(false);
  useEffect(() => {
    if (changing.current && !pending && document.activeElement === document.body) choose.current?.focus();
    changing.current = pending;
  }, [pending]);

  const guarded = (change: () => Promise<void>) => {
    setTooLarge(false);
    void run(change);
  };
  const pick = ([file]: [Blob, ...Blob[]]) =>
    guarded(async () => {
      const fitted = fit ? await fit(file) : file;
      // Refused here, nothing is sent in vain.
      if (fitted.size > imageKinds[kind].uploadBytes) return setTooLarge(true);
      const { url } = await (upload ? upload(fitted) : send(uploadImage, { params: { kind }, file: fitted }));
      await save(url);
    });

  const { open, area, input } = useFilePicker({
    accept: fit
      ? imageAccept
      : listImageFormats(kind)
          .map((format) => `image/${format}`)
          .join(),
    disabled: disabled || pending,
    onPick: pick,
  });

  return (
    <FieldFrame
      group
      name={name}
      label={label}
      hint={hint}
      error={tooLarge ? message('images.shared.size') : error?.problem}
    >
      <div {...area} className={css.pictures}>
        {children(guarded)}
        {!disabled && (
          <button ref={choose} type="button" className="button quiet" disabled={pending} onClick={open}>
            {t(pending ? 'images.shared.uploading' : 'images.shared.choose')}
          </button>
        )}
      </div>
      <input {...input} id={getFrameIds(name).control} aria-label={label} />
    </FieldFrame>
  );
}
