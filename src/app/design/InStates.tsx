import type { ReactNode } from 'react';
import { pointerStates } from './copyPointerStates.ts';
import css from './Design.module.css';

/** The same part at rest, under a pointer, with the focus and pressed. */
export const InStates = ({ children }: { children: (state: string) => ReactNode }) =>
  ['rest', ...pointerStates].map((state) => (
    <div key={state} className={css.state} data-state={state}>
      <small translate="no">{state}</small>
      {children(state)}
    </div>
  ));
