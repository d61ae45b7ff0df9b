import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import * as calls from '#domain/releases/releases.calls.ts';
import { addDays, addMonths } from '#domain/shared/clock.ts';
import { send } from '../../lib/api/client.ts';
import { todoKeys } from '../../lib/api/queryKeys.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { useSubmission } from '../../ui/submission/useSubmission.tsx';

export type Setting = AnswerOf<typeof calls.getReleaseSetting>;
export type Rule = NonNullable<Setting['rule']>;
export type { Released, ReadyChapter } from '#domain/releases/releases.calls.ts';
import { releaseKeys } from './queryKeys.ts';
export type Task = BodyOf<typeof calls.scheduleReleases>;
export type Outcome = AnswerOf<typeof calls.scheduleReleases>;

/** What of a story can be scheduled and is. */
export const useSetting = (id: number) =>
  useQuery({ queryKey: releaseKeys.setting(id), queryFn: () => send(calls.getReleaseSetting, { params: { id } }) });

/** What was published in a month, and a day before and after it, since a month begins at another time in each zone. */
export const useReleased = (id: number, month: string) =>
  useQuery({
    queryKey: releaseKeys.released(id, month),
    queryFn: () => {
      const from = `${addDays(`${month}-01`, -1)}T00:00:00.000Z`;
      const until = `${addDays(`${addMonths(month, 1)}-01`, 1)}T00:00:00.000Z`;
      return send(calls.listReleased, { params: { id }, query: { from, until } });
    },
    placeholderData: keepPreviousData,
  });

/** The times of a rule; not asked for while the rule lacks something. */
export const useDates = (id: number, rule: Rule, count: number, ready: boolean) =>
  useQuery({
    queryKey: releaseKeys.dates(id, rule, count),
    queryFn: () => send(calls.getReleaseDates, { params: { id }, query: { ...rule, count } }),
    enabled: ready,
    placeholderData: keepPreviousData,
  });

/**
 * Sets and takes out; what is refused is said, and answers undefined. Each task has one effect, however often it is tried.
 * `dialog` is what is asked before chapters are submitted so.
 */
export function useTask(id: number, language: string) {
  const { run: submitting, dialog } = useSubmission({ id, language });
  const command = useCommand(
    (task: Partial<Task>) =>
      submitting((confirmed) => {
        const body = { chapters: [], take_out: [], rule: undefined, ...task, confirmed };
        return send(calls.scheduleReleases, { params: { id }, body });
      }),
    { invalidatesAlways: [todoKeys.all, releaseKeys.of(id)] },
  );
  return { ...command, dialog };
}
