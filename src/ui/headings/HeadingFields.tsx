import { useRef, useState, type ReactNode } from 'react';
import { maxTitle } from '#domain/chapter-import/chapterImport.ts';
import { maxNumber } from '#domain/chapter-import/headingNumber.ts';
import { useT } from '../../i18n/index.ts';
import css from './rows.module.css';

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
  heading: Heading;
  /** What its fields are called, for who cannot see where they stand. */
  names: Record<keyof Typed, string>;
  /** What stands in the field where there is no title. */
  untitled: string;
  /** Answers whether it was done. */
  onChange: (heading: Heading) => Promise<boolean>;
  children: (parts: Parts) => ReactNode;
}

const getShown = ({ number, title }: Heading): Typed => ({
  number: number === null ? '' : String(number),
  title: title ?? '',
});

/** The number and the title of a row of an import, sent when they are left or by Enter; Escape puts back what stood there. */
export function HeadingFields({ heading, names, untitled, onChange, children }: Props) {
  const t = useT();
  const { number, title } = heading;
  const [typed, setTyped] = useState<Typed>();
  const values = typed ?? getShown(heading);
  const isNumber = /^\d{0,4}$/.test(values.number.trim()) && Number(values.number || 1) >= 1;
  const isTitle = values.title.trim().length <= maxTitle;
  const refused = !isNumber
    ? t('chapter-import.shared.number_invalid', { max: maxNumber })
    : typed && !isTitle
      ? t('chapter-import.shared.title_too_long', { max: maxTitle })
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
  const field = (name: keyof Typed, placeholder: string) => (
    <input
      className={name === 'title' ? css.titleField : css.numberField}
      data-field={name}
      value={values[name]}
      placeholder={placeholder}
      inputMode={name === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      aria-label={names[name]}
      aria-invalid={(name === 'number' ? !isNumber : !isTitle) || undefined}
      onChange={({ target }) => setTyped({ ...values, [name]: target.value })}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(undefined);
      }}
    />
  );
  return children({
    numberField: field('number', '–'),
    titleField: field('title', untitled),
    refused,
  });
}
