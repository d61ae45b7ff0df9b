import { lazy, useState } from 'react';
import type { Code } from './code.ts';

/**
 * The component of code that may come later. If it is here already it is drawn at once: React's `lazy` would first
 * show that it waits, and go on doing so for 0.3 s.
 */
export function drawn<P extends object>(code: Code<P>) {
  const Later = lazy(async () => ({ default: await code.fetch() }));
  return function Part(props: P) {
    const [Drawn] = useState(() => code.here ?? Later);
    return <Drawn {...props} />;
  };
}
