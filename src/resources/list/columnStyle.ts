import type { CSSProperties } from 'react';
import css from './table.module.css';

/** What a column's width is called on its table while its edge is dragged. */
export const getWidthVariable = (source: string) => `--width-${source}`;

/** How a cell looks whose column has a width of its reader's choice, besides its other classes. */
export const sizeCell = (source: string, width: number | undefined, className = '') =>
  width === undefined
    ? { className }
    : {
        className: `${className} ${css.sized}`,
        style: { '--width': `var(${getWidthVariable(source)}, ${width}px)` } as CSSProperties,
      };
