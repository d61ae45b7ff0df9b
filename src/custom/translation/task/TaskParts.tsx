import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { useT } from '../../../i18n/index.ts';
import { useFormatDue } from '../useFormatDue.ts';
import { BurnDown } from './BurnDown.tsx';
import { TaskChapters } from './TaskChapters.tsx';

/** What belongs to the record of a task: its chapters, and how it goes. Its extension requests are a tab beside it. */
export function TaskParts() {
  const t = useT();
  const heading = useId();
  const formatDue = useFormatDue();
  const task = useRecordContext<{ id: number; ends_on: string }>();
  if (!task) return null;
  return (
    <>
      <section className="card" aria-labelledby={heading}>
        <h2 id={heading}>{t('translation.office.assign.chapters')}</h2>
        <p className="note">{formatDue(task.ends_on)}</p>
        <TaskChapters id={task.id} />
      </section>
      <BurnDown id={task.id} />
    </>
  );
}
