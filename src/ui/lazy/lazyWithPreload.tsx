import { useState } from 'react';
import type { Preloadable } from '../../lib/lazy/preloadable.ts';
import { LazyComponent, type Look } from './LazyComponent.tsx';

/**
 * The component of code that may come later. If it is here already it is drawn at once; where it does not come it is
 * asked for again in its place. React's `lazy` would show for 0.3 s that it waits, and keep a failure for good.
 */
export function lazyWithPreload<P extends object>(code: Preloadable<P>, look?: Look) {
  return function Part(props: P) {
    const [Here] = useState(() => code.here);
    return Here ? <Here {...props} /> : <LazyComponent fetch={code.fetch} props={props} look={look} />;
  };
}
