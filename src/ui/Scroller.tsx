import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './Scroller.module.css';

interface Props {
  /** What it holds. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls what is larger than its place, a table mostly; by keyboard too, but a stop of it only where it scrolls. */
export function Scroller({ label, className = '', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current!;
      setScrolls(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current!);
    if (current!.firstElementChild) observer.observe(current!.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const stop = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={box} className={`${css.scroller} ${className}`} {...stop}>
      {children}
    </div>
  );
}
