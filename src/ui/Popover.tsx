import { useId, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import css from './Popover.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'onBlur'> {
  label: ReactNode;
  /** The edge of the button that both share. */
  side?: 'end';
  /** What lies under the button while it is open, and may close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The focus has gone elsewhere. */
  onLeave?: () => void;
}

/** A button and what opens under it, which closes when it is left or by Escape. */
export function Popover({ label, side, children, onLeave, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const ownId = useId();
  const id = button.id ?? ownId;
  const close = () => {
    document.getElementById(id)?.focus();
    setOpen(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    onLeave?.();
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <div role="presentation" className={css.popover} onBlur={leave} onKeyDown={escape}>
      <button
        type="button"
        {...button}
        id={id}
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          // Safari leaves the focus where it was.
          currentTarget.focus();
          setOpen(!open);
        }}
      >
        {label}
      </button>
      {open && (
        <div className={`${css.popup} ${side === 'end' ? css.end : ''}`} tabIndex={-1}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
