import type { ComponentProps } from 'react';
import { Stroke } from './Stroke.tsx';
import css from './CloseButton.module.css';

/** A small button that takes something away; its label is shown to whoever points at it. */
export const CloseButton = ({ label, className = '', ...button }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" {...button} className={`${css.close} ${className}`} title={label} aria-label={label}>
    <Stroke d="M18 6 6 18M6 6l12 12" />
  </button>
);
