import { useQueryClient } from '@tanstack/react-query';
import { useNews } from '../../lib/live/useNews.ts';
import { useCanSign } from '../../lib/useCanSign.ts';

/** Reads again what the open page shows when the staff have decided something; at the start what can be signed (portal.md section 2). */
export function News() {
  useCanSign();
  const queries = useQueryClient();
  useNews(() => {
    // No part of the first screen; where it does not come, the next news brings it.
    import('./decided.ts').then(
      ({ decided }) => {
        for (const queryKey of decided) void queries.invalidateQueries({ queryKey });
      },
      () => undefined,
    );
  });
  return null;
}
