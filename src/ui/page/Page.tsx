import type { ReactNode } from 'react';
import { Picture, type PictureName } from './Picture.tsx';
import css from './Page.module.css';

interface Props {
  sign: PictureName;
  title: string;
  text: string;
  /** Beneath the text. */
  note?: string | undefined;
  /** Of a page that has its title already. */
  part?: boolean;
  children?: ReactNode;
}

/** A page that says one thing and offers the way on: not found, not allowed, broken, empty. */
export function Page({ sign, title, text, note, part, children }: Props) {
  const Heading = part ? 'h2' : 'h1';
  return (
    <section className={css.page}>
      <Picture name={sign} />
      <Heading>{title}</Heading>
      <p className="muted">{text}</p>
      {note && <p className="muted">{note}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
