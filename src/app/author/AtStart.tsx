import { useState } from 'react';
import { ClausesAtStart } from '../../custom/articles/author/ClausesAtStart.tsx';
import { StatementAtStart } from '../../custom/statements/author/StatementAtStart.tsx';
import { isViewing } from '../../lib/session/session.ts';

/** What waits for an author who has come, one question at a time. */
export function AtStart() {
  const [isStatementDone, setStatementDone] = useState(false);
  // Whoever only looks answers nothing.
  if (isViewing()) return null;
  return (
    <>
      <StatementAtStart onDone={() => setStatementDone(true)} />
      {isStatementDone && <ClausesAtStart />}
    </>
  );
}
