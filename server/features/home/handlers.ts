import type * as calls from '#domain/home/home.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { calendarOfAll, calendarOfOne } from './calendar.ts';
import { todo } from './todo.ts';

export const home: HandlersOf<typeof calls> = {
  getUpdateCalendar: calendarOfOne,
  getAllUpdateCalendar: calendarOfAll,
  getTodo: todo,
};
