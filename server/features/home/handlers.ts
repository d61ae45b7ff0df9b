import type * as calls from '#domain/home/home.calls.ts';
import type * as officeCalls from '#domain/home/officeHome.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { getFullCalendar, getStoryCalendar } from './calendar.ts';
import { loadOfficeHome } from './office/queues.ts';
import { loadTrade } from './office/trade.ts';
import { loadTodo } from './todo.ts';

export const home: HandlersOf<typeof calls & typeof officeCalls> = {
  getUpdateCalendar: getStoryCalendar,
  getAllUpdateCalendar: getFullCalendar,
  getTodo: loadTodo,
  getOfficeHome: loadOfficeHome,
  getTrade: loadTrade,
};
