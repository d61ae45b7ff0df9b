import type { QueryClient } from '@tanstack/react-query';

const each = 100;

/**
 * Calls back once what the screen asks for has come: what it does not need would take the line, and the processor, from
 * it. Never after the signal.
 */
export async function whenSettled(client: QueryClient, signal: AbortSignal, then: () => void): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, each));
  while (client.isFetching() > 0 && !signal.aborted);
  if (!signal.aborted) then();
}
