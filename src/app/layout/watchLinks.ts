import { fetchPage } from '../screens.ts';

const events = ['pointerover', 'focusin'] as const;

function onApproach({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#/"]');
  if (link) fetchPage(link.hash.slice(1));
}

/** Fetches the page that a link leads to while a pointer or the keyboard is at it; answers what ends this. */
export function watchLinks(): () => void {
  for (const event of events) document.addEventListener(event, onApproach);
  return () => {
    for (const event of events) document.removeEventListener(event, onApproach);
  };
}
