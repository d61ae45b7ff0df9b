import { brand } from '#domain/shared/brand.ts';
import { Link } from '../lib/routing/navigation.tsx';
import css from './Logo.module.css';

interface Props {
  /** On a narrow screen it is the sign alone: what is beside it needs the place. */
  compact?: boolean;
}

/** The name of the house; goes home. */
export function Logo({ compact = false }: Props) {
  return (
    <Link className={`${css.logo} ${compact ? css.compact : ''}`} to="/home" translate="no">
      <img src="/quill.svg" alt="" width="28" height="28" />
      <span>{brand}</span>
    </Link>
  );
}
