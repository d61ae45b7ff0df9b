import { useEffect, useState } from 'react';
import type { pictures } from './pictures.ts';
import css from './Picture.module.css';

/** Of what is drawn where nothing more can be downloaded. */
const offline = [
  'M40 66a17 17 0 0 1-2-34 24 24 0 0 1 45-3 19 19 0 0 1 0 37',
  'M54 52l14 14-14 14M68 52 54 66l14 14',
] as const;

export type PictureName = keyof typeof pictures | 'offline';

/** A drawing above what a page has to say; it says nothing of its own, and comes after it. */
export function Picture({ name }: { name: PictureName }) {
  const [paths, setPaths] = useState<readonly [string, string]>();
  useEffect(() => {
    if (name === 'offline') return setPaths(offline);
    let isStale = false;
    // Without it the words are enough.
    import('./pictures.ts').then(
      ({ pictures }) => isStale || setPaths(pictures[name]),
      () => undefined,
    );
    return () => void (isStale = true);
  }, [name]);
  return (
    <svg className={css.picture} viewBox="0 0 120 96" aria-hidden>
      <ellipse cx="60" cy="52" rx="56" ry="42" />
      <path d={paths?.[0]} />
      <path className={css.said} d={paths?.[1]} />
    </svg>
  );
}
