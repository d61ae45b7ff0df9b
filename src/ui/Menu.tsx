import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { vertical } from './fields/arrowKeys.ts';
import css from './Menu.module.css';

interface Props {
  /** What the button shows. */
  button: ReactNode;
  /** The button's class, where it is to look like others beside it. */
  className?: string;
  /** Opens above the button, at the lower end of a page. */
  up?: true;
  /** Begins where the button begins, at the left end of a page; else it ends where that ends. */
  start?: true;
  disabled?: boolean;
  /** The button, for who presses it by a key. */
  trigger?: RefObject<HTMLButtonElement | null>;
  /** Elements with the role 'menuitem'; choosing one closes the menu. */
  children: ReactNode;
}

/** A menu button as the ARIA patterns have it: arrows move, Escape closes and gives the focus back. */
export function Menu({ button, className = css.button, up, start, disabled, trigger: given, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const trigger = given ?? own;
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const step = vertical[event.key];
    if (step) all[step(all.indexOf(document.activeElement as HTMLElement), all.length - 1)]?.focus();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={css.place}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <button
        ref={trigger}
        type="button"
        className={className}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div
        ref={list}
        className={`${css.list} ${up ? css.up : ''} ${start ? css.start : ''}`}
        id={id}
        role="menu"
        tabIndex={-1}
        hidden={!open}
        onKeyDown={onKeyDown}
        onClick={close}
      >
        {children}
      </div>
    </div>
  );
}
