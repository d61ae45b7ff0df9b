import { useState } from 'react';
import type { Code } from '../../lib/lazy/code.ts';
import { Fetched } from './Fetched.tsx';

/**
 * The component of code that may come later. If it is here already it is drawn at once; where it does not come it is
 * asked for again in its place. React's `lazy` would show for 0.3 s that it waits, and keep a failure for good.
 */
export function drawn<P extends object>(code: Code<P>) {
  return function Part(props: P) {
    const [Here] = useState(() => code.here);
    return Here ? <Here {...props} /> : <Fetched fetch={code.fetch} props={props} />;
  };
}
