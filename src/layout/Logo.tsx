import css from './Logo.module.css';

/** The name of the house; goes home. */
export function Logo() {
  return (
    <a className={css.logo} href="#/">
      <img src="/quill.svg" alt="" width="28" height="28" />
      <span>Quillhouse</span>
    </a>
  );
}
