import type { ReactNode } from 'react';
import css from './Page.module.css';

interface Props {
  sign: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page that says one thing and offers the way on: not found, not allowed, broken, empty. */
export function Page({ sign, title, text, children }: Props) {
  return (
    <section className={css.page}>
      <p className={css.sign} aria-hidden>
        {sign}
      </p>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
