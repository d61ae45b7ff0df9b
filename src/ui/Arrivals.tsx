import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { useBadges } from '../lib/live/unread.ts';
import css from './Arrivals.module.css';

interface Props {
  /** Of the line in the menu whose badge counts them. */
  path: string;
  label: string;
  onShow: () => void;
}

/** Offers what has come in since the list was loaded: a list does not move under its reader's eyes. */
export function Arrivals({ path, label, onShow }: Props) {
  const unread = useBadges()[path];
  const [baseline, setBaseline] = useState(unread);
  // What was read here is no longer expected.
  if (unread !== undefined && (baseline === undefined || unread < baseline)) setBaseline(unread);
  const arrived = unread !== undefined && baseline !== undefined && unread > baseline;
  const show = () => {
    setBaseline(unread);
    onShow();
  };
  return (
    <div role="status" className={css.bar}>
      {arrived && (
        <button className={css.button} onClick={show}>
          <ArrowUp /> {label}
        </button>
      )}
    </div>
  );
}
