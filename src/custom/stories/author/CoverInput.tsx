import { useEffect, useState } from 'react';
import { describeImage, imageAccept } from '#domain/images/imageKinds.ts';
import { uploadImage } from '#domain/images/images.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { useLatest } from '../../../lib/useLatest.ts';
import { FieldFrame, getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { useFilePicker } from '../../../ui/files/useFilePicker.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import type { PatternName } from './coverPatterns.ts';
import { drawCover } from './drawCover.ts';
import { decode, isReady } from './fitCover.ts';
import { MadeCovers } from './MadeCovers.tsx';
import css from './CoverInput.module.css';

const dialog = makePreloadable(async () => (await import('./CropDialog.tsx')).default);
const CropDialog = lazyWithPreload(dialog, 'dialog');

interface Props {
  name: string;
  value: string;
  onChange: (url: string) => void;
  /** What a cover that is made here says, in its language. */
  title: string;
  language: string;
  /** In the step that is not shown. */
  hidden: boolean;
  error?: Message;
  disabled?: boolean;
}

/** Takes a picture and fits it where it does not fit, or makes one, and uploads it at once. */
export function CoverInput({ name, value, onChange, title, language, hidden, error, disabled = false }: Props) {
  const t = useT();
  const penName = useUser()?.pen_name ?? '';
  const [drawnCover, setDrawnCover] = useState<{ pattern: PatternName; title: string }>();
  const ids = getFrameIds(name);
  const [picked, setPicked] = useState<{ file: Blob; picture: ImageBitmap }>();
  const [problem, setProblem] = useState<Message>();
  const { run, pending } = useCommand(uploadImage, {
    onSuccess: ({ url }) => onChange(url),
    onRefused: (error) => setProblem(error.problem),
  });

  async function pick(file: Blob) {
    setProblem(undefined);
    const picture = imageAccept.split(',').includes(file.type) ? await decode(file) : undefined;
    if (!picture) return setProblem(message('images.shared.format'));
    if (isReady(file, picture)) return upload(file);
    // Without its code there is no dialog, and the form that is half filled in stays.
    const fetched = await dialog.fetch().catch(() => undefined);
    if (fetched) setPicked({ file, picture });
    else setProblem(message('errors.offline'));
  }

  async function upload(file: Blob, from?: typeof drawnCover) {
    setPicked(undefined);
    if (await run({ params: { kind: 'cover' }, file })) setDrawnCover(from);
  }

  async function make(pattern: PatternName) {
    setProblem(undefined);
    await upload(await drawCover(pattern, { title, penName, language }), { pattern, title });
  }
  // Who names the story anew finds the cover made anew; until then there is none that says another name.
  const settledTitle = useDebounced(title, 600);
  const renew = useLatest((settled: string) => {
    if (!drawnCover || drawnCover.title === title || title === '' || settled !== title) return;
    onChange('');
    void make(drawnCover.pattern);
  });
  useEffect(() => {
    if (!hidden) renew.current(settledTitle);
  }, [hidden, settledTitle, renew]);

  const { open, area, input } = useFilePicker({
    accept: imageAccept,
    disabled: disabled || pending,
    onPick: ([file]) => void pick(file),
  });
  return (
    <FieldFrame
      name={name}
      label={t('stories.author.field.cover')}
      hint={t('stories.author.hint.cover', describeImage('cover'))}
      error={problem ?? error}
    >
      <div {...area} className={css.cover}>
        {value ? (
          <img src={value} alt={t('stories.author.field.cover')} width="180" height="240" />
        ) : (
          <span className={css.empty}>{t('images.shared.drop')}</span>
        )}
      </div>
      <button type="button" className="button quiet" disabled={pending || disabled} onClick={open}>
        {t(pending ? 'images.shared.uploading' : value ? 'images.shared.replace' : 'images.shared.choose')}
      </button>
      <input
        {...input}
        id={ids.control}
        aria-invalid={(problem ?? error) !== undefined}
        aria-describedby={ids.describedBy}
      />
      <MadeCovers
        chosen={drawnCover?.pattern}
        untitled={title === ''}
        disabled={disabled || pending}
        onChoose={(pattern) => void make(pattern)}
      />
      {picked && <CropDialog {...picked} onCut={(cover) => void upload(cover)} onClose={() => setPicked(undefined)} />}
    </FieldFrame>
  );
}
