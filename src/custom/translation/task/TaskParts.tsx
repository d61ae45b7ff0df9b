import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { useT } from '../../../i18n/index.ts';
import { BurnDown } from './BurnDown.tsx';
import { TaskChapters } from './TaskChapters.tsx';

/** What belongs to the record of a task: its chapters, and how it goes. Its extension requests are a tab beside it. */
export function TaskParts() {
  const t = useT();
  const heading = useId();
  const task = useRecordContext<{ id: number }>();
  if (!task) return null;
  return (
    <>
      <section className="card" aria-labelledby={heading}>
        <h2 id={heading}>{t('translation.office.assign.chapters')}</h2>
        <TaskChapters id={task.id} />
      </section>
      <BurnDown id={task.id} />
    </>
  );
}
