import css from './Signed.module.css';

/** A contract with its seal, and the quill that signed it. */
export function Sealed() {
  return (
    <svg className={css.picture} viewBox="0 0 220 170" aria-hidden>
      <circle className={css.sky} cx="108" cy="88" r="76" />
      <path className={css.ray} d="M22 34l9 6M12 84h11M26 136l9-6M194 38l-9 6M208 88h-11M108 2v8" />
      <path className={css.sheet} d="M66 24h66l24 24v98a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6Z" />
      <path className={css.sheet} d="M132 24v18a6 6 0 0 0 6 6h18" />
      <path className={css.line} d="M76 50h38M76 64h64M76 78h64M76 92h44" />
      <path className={css.ink} d="M76 128c6-17 13-20 13-10s-7 14-2 9 9-9 10-3 6 3 10-1 5 4 12 1" />
      <path className={css.ribbon} d="M134 124l-6 32 14-8 14 8-6-32" />
      <path
        className={css.seal}
        d="M142 86l6 5 8-2 3 8 8 3-1 8 5 6-5 6 1 8-8 3-3 8-8-2-6 5-6-5-8 2-3-8-8-3 1-8-5-6 5-6-1-8 8-3 3-8 8 2Z"
      />
      <path className={css.check} d="M131 114l8 8 14-16" />
      <path className={css.quill} d="M120 122c8-34 26-72 74-92-2 40-24 66-62 74M120 122l8-16c18-22 34-40 50-56" />
    </svg>
  );
}
