import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useScaled } from '../../lib/fit.ts';
import { focusPage } from '../../lib/focus.ts';
import { FitSwitch } from '../tools/FitSwitch.tsx';
import css from './Dialog.module.css';

interface Props {
  title: string;
  /** For tables. */
  wide?: true;
  /** Its title is only heard, and a press beside it closes it: what it holds begins at its top. */
  bare?: true;
  onClose: () => void;
  children: ReactNode;
  /** Absent where the content has its own. */
  actions?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, wide, bare, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  // The navbar's lies behind it.
  const scaled = useScaled();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    opened?.showModal();
    // Not the table, which is scrolled by keyboard too. The title takes the focus then only: from a field it would take it.
    if (document.activeElement?.role === 'region') {
      top.current!.tabIndex = -1;
      top.current!.focus();
    }
    return () => {
      opened?.close();
      // What opened it may be gone with what was done in it.
      if (before?.isConnected && before !== document.body) before.focus();
      else focusPage();
    };
  }, []);
  return (
    // Its keyboard is Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${css.dialog} ${wide ? css.wide : ''} ${bare ? css.bare : ''}`}
      aria-labelledby={heading}
      onCancel={onClose}
      onClick={({ target }) => bare && target === dialog.current && onClose()}
    >
      {scaled && <FitSwitch />}
      <h2 ref={top} id={heading} className={bare && 'visually-hidden'}>
        {title}
      </h2>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  );
}
