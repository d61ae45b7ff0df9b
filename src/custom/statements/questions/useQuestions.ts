import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getMonthRevenue } from '#domain/earnings/earnings.calls.ts';
import { formatLineKey } from '#domain/statements/question.ts';
import { closeQuestion, countQuestions, listQuestions } from '#domain/statements/questions.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { questionKeys } from '../queryKeys.ts';

/** How many of a month's threads have an answer that was not read. */
export function useUnreadAnswers(month: string): number {
  const { data } = useQuery({ queryKey: questionKeys.counts, queryFn: () => send(countQuestions, {}) });
  return data?.items.find((one) => one.month === month)?.unread ?? 0;
}

/** The lines of a month's statement with what was asked about them. */
export function useQuestions(month: string) {
  const queries = useQueryClient();
  const queryKey = questionKeys.of(month);
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const params = { month };
      const [{ items: groups }, { items: threads }] = await Promise.all([
        send(getMonthRevenue, { params }),
        send(listQuestions, { params }),
      ]);
      void queries.invalidateQueries({ queryKey: questionKeys.counts });
      return groups.flatMap(({ key: group, list }) =>
        list.map(({ fiction_id, title, total_income_amount: total }) => {
          const line = formatLineKey(group, fiction_id);
          return { line, group, title, total, thread: threads.find((one) => one.line === line) };
        }),
      );
    },
    gcTime: 0,
  });
  const close = useCommand(closeQuestion, { invalidates: [queryKey] });
  return {
    ...query,
    close,
  };
}
export type Line = NonNullable<ReturnType<typeof useQuestions>['data']>[number];
