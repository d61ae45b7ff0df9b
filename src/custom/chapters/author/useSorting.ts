import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../../lib/useLatest.ts';
import { rowHeight } from './ChapterRow.tsx';

/** Pixels from the window's edge within which it scrolls, and how many it scrolls a frame at most. */
const edge = { within: 110, atMost: 26 };

/** Pixels to scroll by with the pointer at this height. */
function getScrollStep(y: number): number {
  const above = edge.within - y;
  const below = y - (window.innerHeight - edge.within);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  return Math.sign(below - above) * Math.ceil((Math.min(depth, edge.within) / edge.within) * edge.atMost);
}

/**
 * Sorting by dragging. The list is one drop target: since all rows are equally high, the pointer's height tells the gap,
 * also between rows that are not drawn. Answers the gap under the pointer, 0 before the first row.
 */
export function useSorting(
  list: RefObject<HTMLElement | null>,
  total: number,
  onStart: (id: number) => void,
  onDrop: (gap: number) => void,
) {
  const [gap, setGap] = useState<number>();
  const latest = useLatest({ onStart, onDrop });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    let y: number | undefined;
    const gapHere = () => {
      if (y === undefined) return undefined;
      const place = Math.round((y - element.getBoundingClientRect().top) / rowHeight);
      return Math.min(Math.max(0, place), total);
    };
    const follow = () => {
      if (y === undefined) return;
      window.scrollBy(0, getScrollStep(y));
      setGap(gapHere());
      frame = requestAnimationFrame(follow);
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      y = undefined;
      setGap(undefined);
    };
    const ofList = ({ source }: { source: { data: Record<string, unknown> } }) => typeof source.data.id === 'number';
    const cleanUp = combine(
      dropTargetForElements({ element, canDrop: ofList }),
      monitorForElements({
        canMonitor: ofList,
        onDragStart({ source, location }) {
          latest.current.onStart(source.data.id as number);
          y = location.current.input.clientY;
          frame = requestAnimationFrame(follow);
        },
        onDrag({ location }) {
          y = location.current.input.clientY;
        },
        onDrop({ location }) {
          y = location.current.input.clientY;
          const to = location.current.dropTargets.length > 0 ? gapHere() : undefined;
          stop();
          if (to !== undefined) latest.current.onDrop(to);
        },
      }),
    );
    return () => {
      stop();
      cleanUp();
    };
  }, [list, total, latest]);
  return gap;
}
