import type { ReactNode } from 'react';
import css from './SignIn.module.css';

/** What is under way, at the door. */
export const Working = ({ children }: { children: ReactNode }) => (
  <div className={css.working} role="status">
    <h1>{children}</h1>
    <progress aria-hidden />
  </div>
);
