import { useRef, useState, type DragEvent } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import { docx, docxType } from '#domain/rules/docx.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import css from './upload.module.css';

const megabyte = 1024 * 1024;

/** What is wrong with a file before it is sent. */
function problemOf(file: File): Message | undefined {
  if (!/\.docx$/i.test(file.name)) return message('docx.not_word');
  if (file.size > docx.uploadBytes) return message('docx.too_large', { size: docx.uploadBytes / megabyte });
  return undefined;
}

interface Props {
  /** How much has been sent, 0 to 1; undefined while nothing is on its way. */
  sent: number | undefined;
  problem: Message | undefined;
  onPick: (file: File) => void;
  onProblem: (problem: Message) => void;
}

/** Takes a Word file, dropped or chosen, and shows it on its way. */
export function FilePicker({ sent, problem, onPick, onProblem }: Props) {
  const t = useT();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const busy = sent !== undefined;

  function pick(file: File | undefined) {
    if (!file || busy) return;
    const found = problemOf(file);
    if (found) onProblem(found);
    else onPick(file);
  }
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        pick(event.dataTransfer.files[0]);
      }}
    >
      <div className={css.busy} role="status">
        {busy && (
          <>
            <span>
              {sent < 1
                ? t('docx.sending', { percent: formatNumber(Math.floor(sent * 100), language) })
                : t('docx.reading')}
            </span>
            <progress value={sent < 1 ? sent : undefined} aria-label={t('docx.title')} />
          </>
        )}
      </div>
      {!busy && (
        <>
          <span className={css.muted}>{t('docx.drop')}</span>
          <button type="button" className="button" onClick={() => input.current?.click()}>
            {t('docx.choose')}
          </button>
        </>
      )}
      <input
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        type="file"
        accept={`.docx,${docxType}`}
        aria-label={t('docx.choose')}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          target.value = '';
        }}
      />
      {problem && !busy && (
        <p className={css.problem} role="alert">
          {t(problem.message as MessageKey, problem.args)}
        </p>
      )}
    </div>
  );
}
