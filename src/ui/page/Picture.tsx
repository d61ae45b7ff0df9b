import { pictures } from './pictures.ts';
import css from './Picture.module.css';

export type PictureName = keyof typeof pictures;

/** A drawing above what a page has to say; it says nothing of its own. */
export function Picture({ name }: { name: PictureName }) {
  const [thing, said] = pictures[name];
  return (
    <svg className={css.picture} viewBox="0 0 120 96" aria-hidden>
      <ellipse cx="60" cy="52" rx="56" ry="42" />
      <path d={thing} />
      <path className={css.said} d={said} />
    </svg>
  );
}
