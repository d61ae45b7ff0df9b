import type { ComponentType } from 'react';
import css from './FoldButton.module.css';

interface Props {
  label: string;
  icon: ComponentType;
  onToggle: () => void;
}

/** Folds a part of the frame away and brings it back. */
export const FoldButton = ({ label, icon: Icon, onToggle }: Props) => (
  <button type="button" className={css.fold} aria-label={label} title={label} onClick={onToggle}>
    <Icon />
  </button>
);
