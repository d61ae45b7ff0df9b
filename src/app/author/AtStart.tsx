import { useState } from 'react';
import { ClausesAtStart } from '../../custom/articles/author/ClausesAtStart.tsx';
import { StatementAtStart } from '../../custom/statements/author/StatementAtStart.tsx';
import { useAddress } from '../../lib/routing/navigation.tsx';
import { isWriting } from '../../lib/routing/previewPaths.ts';
import { isViewing } from '../../lib/session/session.ts';

/** What waits for an author who has come, one question at a time; at writing it waits until they go elsewhere. */
export function AtStart() {
  const [next, setNext] = useState<'statement' | 'clauses' | 'nothing'>('statement');
  const address = useAddress();
  // Whoever only looks answers nothing.
  if (isViewing() || isWriting(address)) return null;
  if (next === 'statement') return <StatementAtStart onDone={() => setNext('clauses')} />;
  return next === 'clauses' && <ClausesAtStart onPutOff={() => setNext('nothing')} />;
}
