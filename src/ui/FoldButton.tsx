import type { ReactNode } from 'react';
import css from './FoldButton.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  onToggle: () => void;
}

/** Folds a part of the frame away and brings it back. */
export const FoldButton = ({ label, icon, onToggle }: Props) => (
  <button type="button" className={css.fold} aria-label={label} title={label} onClick={onToggle}>
    {icon}
  </button>
);
