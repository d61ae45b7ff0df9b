import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage, useT } from '../i18n/index.ts';
import css from './Scroller.module.css';

interface Props {
  className?: string;
  /** A table with heads of columns. */
  children: ReactNode;
}

/** Columns by which a table is known. */
const named = 4;

const getNames = (box: Element): string =>
  [...box.querySelectorAll('thead th')]
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
    .slice(0, named)
    .join(', ');

/**
 * Scrolls a table that is larger than its place; by keyboard too, but a stop of it only where it scrolls. Its name is that of
 * its columns: the section around it has a title already, and both are told.
 */
export function Scroller({ className = '', children }: Props) {
  const t = useT();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  // Of one that scrolls.
  const [columns, setColumns] = useState<string>();
  useEffect(() => {
    const { current } = box;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current!;
      setColumns(scrollWidth > clientWidth || scrollHeight > clientHeight ? getNames(current!) : undefined);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current!);
    if (current!.firstElementChild) observer.observe(current!.firstElementChild);
    return () => observer.disconnect();
    // The names of columns have the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);
  const isStop = columns !== undefined;
  const stop = isStop ? { tabIndex: 0, role: 'region', 'aria-label': t('common.shared.table', { columns }) } : {};
  return (
    <div ref={box} className={`${css.scroller} ${className}`} {...stop}>
      {children}
    </div>
  );
}
