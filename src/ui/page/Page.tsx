import type { ReactNode } from 'react';
import css from './Page.module.css';

interface Props {
  sign: string;
  title: string;
  text: string;
  /** Of a page that has its title already. */
  part?: boolean;
  children?: ReactNode;
}

/** A page that says one thing and offers the way on: not found, not allowed, broken, empty. */
export function Page({ sign, title, text, part, children }: Props) {
  const Heading = part ? 'h2' : 'h1';
  return (
    <section className={css.page}>
      <p className={css.sign} aria-hidden>
        {sign}
      </p>
      <Heading>{title}</Heading>
      <p className="muted">{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
