import { useRecordContext } from 'ra-core';
import { DueTime } from '../DueTime.tsx';

function Due() {
  const task = useRecordContext<{ id: number; ends_on: string }>();
  return task && <DueTime ends_on={task.ends_on} />;
}

/** The end dates of tasks as the instants that they are. */
export const dueCell = { ends_on: <Due /> };
