import type { QueryClient } from '@tanstack/react-query';

const each = 100;

/** Once what the screen asks for has come: what it does not need would take the line, and the processor, from it. */
export async function waitUntilSettled(client: QueryClient): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, each));
  while (client.isFetching() > 0);
}
