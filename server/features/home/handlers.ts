import type * as calls from '#domain/home/home.calls.ts';
import type * as officeCalls from '#domain/home/officeHome.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { calendarOfAll, calendarOfOne } from './calendar.ts';
import { officeHome } from './office/queues.ts';
import { todo } from './todo.ts';

export const home: HandlersOf<typeof calls & typeof officeCalls> = {
  getUpdateCalendar: calendarOfOne,
  getAllUpdateCalendar: calendarOfAll,
  getTodo: todo,
  getOfficeHome: officeHome,
};
