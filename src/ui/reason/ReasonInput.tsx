import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { reasons, type ReasonKind } from '../../i18n/reasons.ts';
import { FieldFrame, getFrameIds } from '../fields/FieldFrame.tsx';
import css from './reason.module.css';

interface Props {
  label: string;
  kind: ReasonKind;
  /** Of who will read it. */
  language: InterfaceLanguage;
  max: number;
  value: string;
  error?: Message;
  onChange: (value: string) => void;
  /** Control with Enter. */
  onSend: () => void;
  /** Escape. */
  onCancel: () => void;
}

/** What a reviewer writes to an author, with sentences that are at hand: picked in the own language, put in theirs. */
export function ReasonInput({ label, kind, language, max, value, error, onChange, onSend, onCancel }: Props) {
  const t = useT();
  const locale = useLanguage();
  const id = useId();
  const ids = getFrameIds(id);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  useEffect(() => {
    if (error) area.current?.focus();
  }, [error]);
  const put = (index: number) => {
    const sentence = reasons[kind][index]?.[language];
    if (!sentence || value.includes(sentence)) return;
    onChange(value.trim() ? `${value.trimEnd()}\n${sentence}` : sentence);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const digit = event.altKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
    if (digit) put(Number(digit) - 1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys of the box and of the sentences below it are the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.reason} onKeyDown={onKeyDown}>
      <FieldFrame
        name={id}
        label={label}
        hint={t('common.office.reason.reads_in', { language: formatLanguageName(language, locale) })}
        error={error}
      >
        <textarea
          ref={area}
          id={ids.control}
          className="control"
          lang={language}
          rows={4}
          maxLength={max}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldFrame>
      <ol className={css.sentences} aria-label={t('common.office.reason.sentences')}>
        {reasons[kind].map((reason, index) => (
          <li key={reason.en}>
            <button type="button" disabled={value.includes(reason[language])} onClick={() => put(index)}>
              <kbd translate="no">Alt {index + 1}</kbd>
              <span lang={locale}>{reason[locale]}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
