import { useId, type ReactNode } from 'react';
import css from './review.module.css';

/** A part of a review with its heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.card} data-actions="" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
