import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';

interface Navigation {
  /** The present address. */
  address: string;
  /** Goes elsewhere by the application's router, which asks about unsaved changes; absent: the browser goes. */
  go?: (address: string) => void;
}

/** Where one is, for what stands around the pages and knows no router. */
export const Navigation = createContext<Navigation>({ address: '/' });

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link to an address of ours, with or without a router above it. The router's own costs a list most of its time. */
export function Link({ to, onClick, ...anchor }: Props) {
  const { go } = use(Navigation);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || anchor.target;
    if (!go || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    go(to);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...anchor} href={`#${to}`} onClick={follow} />;
}
