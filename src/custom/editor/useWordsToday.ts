import { useQuery } from '@tanstack/react-query';
import { getAllUpdateCalendar } from '#domain/home/home.calls.ts';
import { monthOf } from '#domain/shared/clock.ts';
import { send } from '../../lib/api/client.ts';
import { currentUser } from '../../lib/session/session.ts';
import { wordsTodayKeys } from './queryKeys.ts';
import { countWordsToday, currentSettings, setWords, useSettings } from './settings.ts';

/** What was written on other devices, too; what was saved here while it was asked for stands. */
async function takeOver(): Promise<number> {
  const before = currentSettings().words;
  const { today } = await send(getAllUpdateCalendar, { params: { month: monthOf(new Date()) } });
  if (currentSettings().words === before) setWords(currentUser()!.id, today.day, today.words);
  return today.words;
}

/** Words that the author has saved today (UTC+8). */
export function useWordsToday(): number {
  useQuery({ queryKey: wordsTodayKeys.all, queryFn: takeOver });
  return countWordsToday(useSettings(), currentUser()?.id ?? 0);
}
