import { brand } from '#domain/shared/brand.ts';
import { Link } from '../lib/routing/navigation.tsx';
import css from './Logo.module.css';

/** The name of the house; goes home. */
export function Logo() {
  return (
    <Link className={css.logo} to="/home" translate="no">
      <img src="/quill.svg" alt="" width="28" height="28" />
      <span>{brand}</span>
    </Link>
  );
}
