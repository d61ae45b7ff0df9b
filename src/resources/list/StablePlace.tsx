import { useStore } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './stablePlace.module.css';

interface Props {
  /** What it stands under in the browser. */
  name: string;
  /** Lines that it may have when nothing is known of it yet; else as many as it ever shows. */
  lines?: number | undefined;
  /** Draws nothing while it waits. */
  children: ReactNode;
}

/**
 * Holds the place of what comes later than the list below it, so that nothing moves under the pointer: as high as it was
 * when it was here last, and for the whole visit.
 */
export function StablePlace({ name, lines, children }: Props) {
  const [last, keepHeight] = useStore<number | undefined>(`height.${name}`);
  const [heightThen] = useState(last);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = content;
    const observer = new ResizeObserver(() => {
      if (current!.offsetHeight > 0) keepHeight(current!.offsetHeight);
    });
    observer.observe(current!);
    return () => observer.disconnect();
  }, [keepHeight]);
  const height = heightThen === undefined ? lines && `calc(${lines + 1} * var(--space-7))` : `${heightThen}px`;
  return (
    <div className={css.stable} style={{ blockSize: height }}>
      <div ref={content}>{children}</div>
    </div>
  );
}
