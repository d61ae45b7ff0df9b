import { useEffect, useRef } from 'react';
import { focusPageWhenDrawn } from '../focus.ts';

/** What of an address is a page of its own: its path, and the story or chapter that it shows. */
function getPlace(address: string): string {
  const [path, query] = address.split('?');
  const params = new URLSearchParams(query);
  return [path, params.get('id'), params.get('chapter_id')].join();
}

/** On another page the focus goes to its heading. On the one that the application begins with, it is the browser's. */
export function useRouteFocus(address: string): void {
  const place = getPlace(address);
  const current = useRef<string>(undefined);
  useEffect(() => {
    // No page stands at `/`, which leads on to one.
    if (place === getPlace('/') || current.current === place) return undefined;
    const isFirst = current.current === undefined;
    current.current = place;
    return isFirst ? undefined : focusPageWhenDrawn();
  }, [place]);
}
