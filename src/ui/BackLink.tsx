import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from '../lib/routing/navigation.tsx';
import css from './BackLink.module.css';

/** The way back to what a page was opened from. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={css.back} to={to}>
    <ArrowLeft />
    <span>{children}</span>
  </Link>
);
