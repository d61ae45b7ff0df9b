import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import type { CalendarItem } from './calendarItems.ts';

const icons = { scheduled: undefined, published: Check, late: Clock, missed: CircleAlert };

/** A release's state by shape, beside its colour. */
export function CalendarItemIcon({ state }: Pick<CalendarItem, 'state'>) {
  const Icon = icons[state];
  return Icon && <Icon />;
}
