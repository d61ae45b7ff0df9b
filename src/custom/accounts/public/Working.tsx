import type { ReactNode } from 'react';
import css from './SignIn.module.css';

/** What is under way at the sign-in. */
export const Working = ({ children }: { children: ReactNode }) => (
  <div className={css.working} role="status">
    <h1>{children}</h1>
    <progress aria-hidden />
  </div>
);
