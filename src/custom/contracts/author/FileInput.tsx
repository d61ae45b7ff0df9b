import { useRef, type ReactNode } from 'react';
import { type Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { FieldFrame, frameIds } from '../../../ui/fields/FieldFrame.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const { run, pending, error } = useCommand(async (file: Blob) => onChange((await upload(file)).url), {
    toast: false,
  });
  return (
    <FieldFrame group optional name={name} label={label} hint={hint} error={error?.problem ?? problem}>
      <div className={css.file}>
        {url && children(url)}
        <button type="button" className="button quiet" disabled={pending} onClick={() => input.current?.click()}>
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
      <input
        ref={input}
        id={frameIds(name).control}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void run(file);
          target.value = '';
        }}
      />
    </FieldFrame>
  );
}
