import { useQuery } from '@tanstack/react-query';
import { getOfficeHome } from '#domain/home/officeHome.calls.ts';
import { minuteLong } from '#domain/shared/clock.ts';
import { send } from '../../../lib/api/client.ts';
import { officeHomeKeys } from '../../../lib/api/queryKeys.ts';

/**
 * What waits: one answer for the page and the menu, new each minute and whenever one comes back to the window.
 *
 * @param enabled Is it asked for? Else only what is known already is answered.
 */
export const useOfficeHome = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: officeHomeKeys.all,
    queryFn: () => send(getOfficeHome, {}),
    staleTime: minuteLong / 4,
    refetchInterval: minuteLong,
  });
