import { createContext, use, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';

/** Goes to an address by the application's router, which asks about unsaved changes. */
export type Go = (address: string) => void;

// Two, so that a link is not drawn again whenever the address changes.
const Address = createContext('/');
const GoContext = createContext<Go | undefined>(undefined);

interface NavigationProps {
  /** The present address. */
  address: string;
  /** The same at each drawing; absent: the browser goes. */
  go?: Go;
  children: ReactNode;
}

/** Tells where one is, and how one goes elsewhere, to what stands around the pages and knows no router. */
export const Navigation = ({ address, go, children }: NavigationProps) => (
  <Address value={address}>
    <GoContext value={go}>{children}</GoContext>
  </Address>
);

/** The present address. */
export const useAddress = (): string => use(Address);

/** What goes to an address; absent where no router is above: the browser goes. */
export const useGo = (): Go | undefined => use(GoContext);

/**
 * Goes where a link to an address of ours leads, by the application's router if there is one; the browser follows where
 * a key or the link's target wants another tab or window.
 */
export function followLink(event: MouseEvent, { to, target, go }: { to: string; target?: string; go?: Go }): void {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || target;
  if (!go || elsewhere || event.defaultPrevented) return;
  event.preventDefault();
  go(to);
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link to an address of ours, with or without a router above it. The router's own costs a list most of its time. */
export function Link({ to, onClick, ...anchor }: Props) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    followLink(event, { to, target: anchor.target, go });
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...anchor} href={`#${to}`} onClick={follow} />;
}
