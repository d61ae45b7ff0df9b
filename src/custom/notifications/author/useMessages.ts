import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { BodyOf } from '#domain/kit/call.ts';
import { messagesPerPage, type MessageTab } from '#domain/notifications/message.ts';
import { deleteMessages, listMessages, readMessages, restoreMessages } from '#domain/notifications/messages.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { send, type ApiError } from '../../../lib/api/client.ts';
import { todoKeys } from '../../../lib/api/queryKeys.ts';
import { refreshBadges } from '../../../lib/live/badges.ts';
import type { Outcome } from '../../../ui/outcome/OutcomeBar.tsx';
import { messageKeys } from '../queryKeys.ts';

type Which = BodyOf<typeof readMessages>;

/** A page of the own messages in the present language, and what can be done with them. */
export function useMessages(tab: MessageTab, page: number) {
  const t = useT();
  const counted = useCounted();
  const notify = useNotify();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const query = { type: tab, page, per_page: messagesPerPage };
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.page(useLanguage(), query),
    queryFn: () => send(listMessages, { query }),
    placeholderData: (shown) => shown,
  });

  /** Does something and shows how things are then; a failure is told, and nothing changes. */
  async function run(act: () => Promise<Outcome | undefined>): Promise<void> {
    setBusy(true);
    try {
      setOutcome(await act());
      refreshBadges();
      await Promise.all([messageKeys.all, todoKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey })));
    } catch (failure) {
      const { message, args } = failure as ApiError;
      notify(message, { type: 'error', messageArgs: args });
    } finally {
      setBusy(false);
    }
  }

  const mark = (body: Which) => run(() => send(readMessages, { body }).then(() => undefined));
  const take = (body: Which) =>
    run(async () => {
      const { count, undo } = await send(deleteMessages, { body });
      const back = () =>
        run(async () => {
          await send(restoreMessages, { body: { undo: undo! } });
          return { said: t('notifications.author.restored') };
        });
      return { said: counted('notifications.author.cleared', count), ...(undo && { undo: back }) };
    });
  /** Those of the tab that were there when it was shown; what came since stays. */
  const shown = (): Which => ({ type: tab, all: true, until: data?.newest ?? undefined });

  return {
    data,
    error,
    refetch,
    outcome,
    busy,
    read: (id: number) => void mark({ ids: [id] }),
    readAll: () => void mark(shown()),
    remove: (id: number) => void take({ ids: [id] }),
    clear: () => void take(shown()),
    close: () => setOutcome(undefined),
  };
}
