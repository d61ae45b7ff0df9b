import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../lazy/lazyWithPreload.tsx';
import css from './ReaderApp.module.css';

const ReaderCard = lazyWithPreload(makePreloadable(async () => (await import('./ReaderCard.tsx')).ReaderCard));

/** The reader app's address as a QR code: shown to the pointer and to the keyboard, put away by Escape. `className`: what its button looks like. */
export function ReaderApp({ className }: { className: string | undefined }) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div
      className={css.place}
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <button ref={button} className={className} aria-expanded={open} aria-controls={id} onClick={() => setOpen(true)}>
        {t('layout.reader_app')}
      </button>
      <div className={css.card} id={id} hidden={!open}>
        {open && <ReaderCard />}
      </div>
    </div>
  );
}
