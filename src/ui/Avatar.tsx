import { useState } from 'react';
import css from './Avatar.module.css';

const defaultAvatar = '/avatar.svg';

/** A user's picture, or the house's where there is none or it cannot be had. Who it is stands beside it. */
export function Avatar({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = src && src !== broken ? src : defaultAvatar;
  return <img className={css.avatar} src={source} alt="" width="34" height="34" onError={() => setBroken(src)} />;
}
