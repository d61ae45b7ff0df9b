/** The focus fell to nothing: what had it is gone, or takes none any more. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  // A place in the page that the browser has gone back to is kept.
  heading.focus({ preventScroll: scrollY > 0 });
}

/** Gives the focus to the page's heading, by which a screen reader says where one is; without one, to the page. */
export function focusPage(): void {
  const page = document.getElementById('content');
  const heading = page?.querySelector('h1');
  if (heading) focusHeading(heading);
  else page?.focus();
}

/** The same once the page is drawn, unless the focus has a place in it or has gone elsewhere by then; answers what ends this. */
export function focusPageWhenDrawn(): () => void {
  const page = document.getElementById('content')!;
  const before = document.activeElement;
  const observer = new MutationObserver(settle);
  function settle() {
    const { activeElement } = document;
    const isElsewhere = !isLost() && activeElement !== before;
    const isInside = activeElement !== page && page.contains(activeElement);
    const heading = page.querySelector('h1');
    const isTaken = isElsewhere || isInside || document.querySelector('dialog[open]') !== null;
    if (!isTaken && !heading) return;
    observer.disconnect();
    if (!isTaken) focusHeading(heading!);
  }
  observer.observe(page, { childList: true, subtree: true });
  settle();
  return () => observer.disconnect();
}

/**
 * Remembers what has the focus while something is under way, and gives it back afterwards if it was lost: to a button that
 * could not be pressed meanwhile, else to the heading of the dialog or page that it was in.
 */
export function keepFocus(): () => void {
  const had = document.activeElement;
  if (!(had instanceof HTMLElement) || had === document.body) return () => undefined;
  const restore = () => {
    if (!isLost()) return;
    if (had.isConnected && !had.matches(':disabled')) return had.focus();
    const heading = [...document.querySelectorAll<HTMLElement>('dialog[open] > h2')].at(-1);
    if (heading) focusHeading(heading);
    else focusPage();
  };
  // What came of it is drawn by then.
  return () => void requestAnimationFrame(() => requestAnimationFrame(restore));
}
