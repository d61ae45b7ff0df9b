import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#domain/kit/call.ts';
import { messagesPerPage, type MessageTab } from '#domain/notifications/message.ts';
import { deleteMessages, listMessages, readMessages, restoreMessages } from '#domain/notifications/messages.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { todoKeys } from '../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import type { Outcome } from '../../../ui/outcome/OutcomeBar.tsx';
import { messageKeys } from '../queryKeys.ts';

type Which = BodyOf<typeof readMessages>;

/** What shows which messages there are, and which were read. */
const changed = [messageKeys.all, todoKeys.all];

/** Marks a message as read. Each has a command of its own: the next may be opened while this one is on its way. */
export const useRead = (onRead: () => void) => useCommand(readMessages, { invalidates: changed, onSuccess: onRead });

/** A page of the own messages in the present language, and what can be done with them. */
export function useMessages(tab: MessageTab, page: number) {
  const t = useT();
  const formatCount = useFormatCount();
  const [outcome, setOutcome] = useState<Outcome>();
  const query = { type: tab, page, per_page: messagesPerPage };
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.page(useLanguage(), query),
    queryFn: () => send(listMessages, { query }),
    placeholderData: (previous) => previous,
  });

  /** Does something and shows how things are then. */
  const { run, pending } = useCommand((act: () => Promise<Outcome | undefined>) => act(), {
    invalidates: changed,
    onSuccess: show,
  });
  function show(done?: Outcome): void {
    setOutcome(done);
    refreshBadges();
  }

  const take = (body: Which) =>
    run(async () => {
      const { count, undo } = await send(deleteMessages, { body });
      const back = () =>
        run(async () => {
          await send(restoreMessages, { body: { undo: undo! } });
          return { message: t('notifications.shared.restored') };
        });
      return { message: formatCount('notifications.shared.cleared', count), ...(undo && { undo: back }) };
    });
  /** Those of the tab that were there when it was shown; what came since stays. */
  const ofTab = (): Which => ({ type: tab, all: true, until: data?.newest ?? undefined });

  return {
    data,
    error,
    refetch,
    outcome,
    pending,
    onRead: () => show(),
    readAll: () => void run(() => send(readMessages, { body: ofTab() }).then(() => undefined)),
    remove: (id: number) => void take({ ids: [id] }),
    clear: () => void take(ofTab()),
    close: () => setOutcome(undefined),
  };
}
