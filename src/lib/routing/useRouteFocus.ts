import { useEffect, useRef } from 'react';
import { focusPageWhenDrawn } from '../focus.ts';

/** What of an address is a page of its own: its path, and the story or chapter that it shows. */
function placeOf(address: string): string {
  const [path, query] = address.split('?');
  const params = new URLSearchParams(query);
  return [path, params.get('id'), params.get('chapter_id')].join();
}

/** On another page the focus goes to its heading. Where the application begins, it is the browser's. */
export function useRouteFocus(address: string): void {
  const place = placeOf(address);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return undefined;
    shown.current = place;
    return focusPageWhenDrawn();
  }, [place]);
}
