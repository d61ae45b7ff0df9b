import { useRef, useState, type ReactNode } from 'react';
import { maxNumber, maxTitle } from '#domain/chapter-import/chapterImport.ts';
import { useT } from '../../i18n/index.ts';
import { useRowName } from './rowName.ts';
import type { Row } from './sendFile.ts';
import css from './grid.module.css';

interface Heading {
  number: number | null;
  title: string | null;
}
interface Typed {
  number: string;
  title: string;
}

interface Parts {
  numberField: ReactNode;
  titleField: ReactNode;
  /** What is wrong with what was typed, which is not sent then. */
  refused: string | undefined;
}

interface Props {
  row: Row;
  /** Answers whether it was done. */
  onChange: (heading: Heading) => Promise<boolean>;
  children: (parts: Parts) => ReactNode;
}

const shownOf = ({ number, title }: Heading): Typed => ({
  number: number === null ? '' : String(number),
  title: title ?? '',
});

/** The number and the title of a row, sent when they are left or by Enter; Escape puts back what stood there. */
export function HeadingFields({ row, onChange, children }: Props) {
  const t = useT();
  const nameOf = useRowName();
  const { number, title, replaces } = row;
  const [typed, setTyped] = useState<Typed>();
  const values = typed ?? shownOf(row);
  const isNumber = /^\d{0,4}$/.test(values.number.trim()) && Number(values.number || 1) >= 1;
  const isTitle = values.title.trim().length <= maxTitle;
  const refused = !isNumber
    ? t('chapter-import.author.number_invalid', { max: maxNumber })
    : typed && !isTitle
      ? t('chapter-import.author.problem.title_too_long', { max: maxTitle })
      : undefined;

  const sending = useRef<Typed>(undefined);
  const leave = () => {
    if (!typed || refused || sending.current === typed) return;
    const next: Heading = {
      number: typed.number.trim() === '' ? null : Number(typed.number),
      title: typed.title.trim() || null,
    };
    // What could not be sent stays, and what was typed since.
    const settle = (done: boolean) => {
      sending.current = undefined;
      if (done) setTyped((now) => (now === typed ? undefined : now));
    };
    if (next.number === number && next.title === title) return settle(true);
    sending.current = typed;
    void onChange(next).then(settle);
  };
  const field = (name: keyof Typed, label: string, placeholder?: string) => (
    <input
      className={name === 'title' ? css.titleField : css.numberField}
      data-field={name}
      value={values[name]}
      placeholder={placeholder}
      inputMode={name === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      aria-label={label}
      aria-invalid={(name === 'number' ? !isNumber : !isTitle) || undefined}
      onChange={({ target }) => setTyped({ ...values, [name]: target.value })}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(undefined);
      }}
    />
  );
  const keeps =
    replaces?.title && title === null
      ? t('chapter-import.author.keeps_title', { title: replaces.title })
      : t('chapter-import.author.untitled');
  return children({
    numberField: field('number', t('chapter-import.author.number_of', { row: nameOf(row) }), '–'),
    titleField: field('title', t('chapter-import.author.title_of', { row: nameOf(row) }), keeps),
    refused,
  });
}
