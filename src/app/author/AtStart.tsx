import { useState } from 'react';
import { ClausesAtStart } from '../../custom/articles/author/ClausesAtStart.tsx';
import { StatementAtStart } from '../../custom/statements/author/StatementAtStart.tsx';

/** What waits for an author who has come, one question at a time. */
export function AtStart() {
  const [isStatementDone, setStatementDone] = useState(false);
  return (
    <>
      <StatementAtStart onDone={() => setStatementDone(true)} />
      {isStatementDone && <ClausesAtStart />}
    </>
  );
}
