import type { ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { FieldFrame, getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { useFilePicker } from '../../../ui/files/useFilePicker.ts';
import css from './Wizard.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  /** What its button says. */
  choose: string;
  accept: string;
  url: string | null;
  problem: Message | undefined;
  upload: (file: Blob) => Promise<{ url: string }>;
  onChange: (url: string | null) => void;
  /** The file that is there. */
  children: (url: string) => ReactNode;
}

/** A file that is uploaded as soon as it is chosen, and may be taken out again. */
export function FileInput({ name, label, hint, choose, accept, url, problem, upload, onChange, children }: Props) {
  const t = useT();
  const { run, pending, error } = useCommand(async (file: Blob) => onChange((await upload(file)).url), {
    toast: false,
  });
  const picker = useFilePicker({ accept, disabled: pending, onPick: ([file]) => void run(file) });
  return (
    <FieldFrame group optional name={name} label={label} hint={hint} error={error?.problem ?? problem}>
      <div {...picker.area} className={css.file}>
        {url && children(url)}
        <button type="button" className="button quiet" disabled={pending} onClick={picker.open}>
          {pending ? t('images.shared.uploading') : choose}
        </button>
        {url && (
          <button
            type="button"
            className="button quiet"
            aria-label={t('accounts.shared.person.remove_named', { name: label })}
            onClick={() => onChange(null)}
          >
            {t('accounts.shared.person.remove')}
          </button>
        )}
      </div>
      <input {...picker.input} id={getFrameIds(name).control} aria-label={label} />
    </FieldFrame>
  );
}
