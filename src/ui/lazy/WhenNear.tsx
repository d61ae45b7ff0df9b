import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Draws what stands further down once its reader is within a screen of it, so that its code is not fetched before. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const look = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(look, { rootMargin: '100%' });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} />;
}
