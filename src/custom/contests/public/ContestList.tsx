import { useId } from 'react';
import { Link } from '../../../lib/routing/navigation.tsx';
import type { RunningContest } from '../running.ts';
import { toPaletteStyle } from './palettes.ts';
import css from './Running.module.css';

interface Props<T> {
  title: string;
  /** Said where there are none. */
  none: string;
  contests: readonly T[];
  /** In colours, for those that readers can act on. */
  tiles?: true;
  toPath: (one: T) => string;
  /** Stands beneath the name. */
  say: (one: T) => string;
}

/** Contests that are at the same point. */
export function ContestList<T extends RunningContest>({ title, none, contests, tiles, toPath, say }: Props<T>) {
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {contests.length === 0 && <p className="muted">{none}</p>}
      {contests.length > 0 && (
        <ul className={tiles ? css.running : 'list'}>
          {contests.map((one) => (
            <li
              key={`${one.slug} ${one.edition}`}
              className={tiles ? undefined : css.line}
              style={tiles && toPaletteStyle(one.palette)}
            >
              <Link to={toPath(one)} lang={one.language}>
                {one.title}
              </Link>
              <span className={tiles ? undefined : 'note'}>{say(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
