import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { myTasksPerPage, type myTaskTabs } from '#domain/translation/myTasks.ts';
import { listMyTranslations } from '#domain/translation/myTranslations.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { taskKeys } from '../queryKeys.ts';

/** A page of the own tasks. */
export const useMyTasks = (tab: (typeof myTaskTabs)[number], page: number) =>
  useQuery({
    queryKey: taskKeys.page(tab, page),
    queryFn: () => send(listMyTranslations, { query: { tab, page, per_page: myTasksPerPage } }),
    placeholderData: keepPreviousData,
  });
