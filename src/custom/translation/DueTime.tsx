import { endOfDay } from '#domain/shared/clock.ts';
import { DualTime } from '../../ui/DualTime.tsx';

/** Until when a task is due, in a table. */
export const DueTime = ({ ends_on }: { ends_on: string }) => <DualTime instant={endOfDay(ends_on).toISOString()} />;
