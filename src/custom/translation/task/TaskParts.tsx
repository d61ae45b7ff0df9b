import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { endOfDay } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { BurnDown } from './BurnDown.tsx';
import { TaskChapters } from './TaskChapters.tsx';

/** What belongs to the record of a task: its chapters, and how it goes. Its extension requests are a tab beside it. */
export function TaskParts() {
  const t = useT();
  const heading = useId();
  const dual = useDualTime('common.office.both');
  const task = useRecordContext<{ id: number; ends_on: string }>();
  if (!task) return null;
  return (
    <>
      <section className="card" aria-labelledby={heading}>
        <h2 id={heading}>{t('translation.office.assign.chapters')}</h2>
        <p className="note">
          {t('translation.office.progress.due', { date: dual(endOfDay(task.ends_on).toISOString()) })}
        </p>
        <TaskChapters id={task.id} />
      </section>
      <BurnDown id={task.id} />
    </>
  );
}
