import { useState } from 'react';
import { ClausesAtStart } from '../../custom/articles/author/ClausesAtStart.tsx';
import { StatementAtStart } from '../../custom/statements/author/StatementAtStart.tsx';
import { News } from './News.tsx';

/** What waits for an author who has come, one question at a time; nobody is interrupted at writing. And what follows the news. */
export function AtStart({ inEditor }: { inEditor: boolean }) {
  const [isStatementDone, setStatementDone] = useState(false);
  return (
    <>
      <News />
      {!inEditor && <StatementAtStart onDone={() => setStatementDone(true)} />}
      {isStatementDone && <ClausesAtStart />}
    </>
  );
}
