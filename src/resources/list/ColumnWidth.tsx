import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { columnWidth } from '#domain/list-views/listView.ts';
import { useT } from '../../i18n/index.ts';
import { getWidthVariable } from './columnStyle.ts';
import css from './columnWidth.module.css';

interface Props {
  source: string;
  label: string;
  /** As chosen; none while it is left to what the column holds. */
  width: number | undefined;
  onResize: (source: string, width: number | undefined) => void;
}

const { min, max, step } = columnWidth;
/** A press that goes no farther is none that drags. */
const slack = 3;

const fit = (width: number) => Math.round(Math.min(Math.max(width, min), max));
const getHead = (edge: Element) => edge.closest('th')!;

/** The edge of a column: dragged, or moved by arrows; a double click or Delete leaves the width to what the column holds. */
export function ColumnWidth({ source, label, width, onResize }: Props) {
  const t = useT();
  const drag = useRef<{ from: number; width: number; isBegun: boolean }>(undefined);
  const reset = () => onResize(source, undefined);
  /** Where the edge is now, if it is dragged that far. */
  const getDragged = ({ clientX }: PointerEvent) => {
    if (!drag.current || (!drag.current.isBegun && Math.abs(clientX - drag.current.from) < slack)) return undefined;
    return fit(drag.current.width + clientX - drag.current.from);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: getHead(event.currentTarget).offsetWidth, isBegun: false };
  };
  // The rows are drawn once as it begins and once as it ends; between them only a variable of their table changes.
  const move = (event: PointerEvent<HTMLElement>) => {
    const dragged = getDragged(event);
    if (dragged === undefined) return;
    if (!drag.current!.isBegun) onResize(source, dragged);
    drag.current!.isBegun = true;
    event.currentTarget.closest('table')!.style.setProperty(getWidthVariable(source), `${dragged}px`);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const dragged = getDragged(event);
    drag.current = undefined;
    if (dragged === undefined) return;
    onResize(source, dragged);
    event.currentTarget.closest('table')!.style.removeProperty(getWidthVariable(source));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by !== undefined) onResize(source, fit((width ?? getHead(event.currentTarget).offsetWidth) + by));
    else if (event.key === 'Delete' || event.key === 'Backspace') reset();
    else return;
    event.preventDefault();
  };
  return (
    // A separator that has the focus is a control, which the rules do not know.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={css.edge}
      title={t('list-views.office.width_hint')}
      aria-label={t('list-views.office.width', { name: label })}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width ?? min}
      aria-valuetext={width === undefined ? t('list-views.office.width_free') : undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={reset}
      onKeyDown={press}
    />
  );
}
