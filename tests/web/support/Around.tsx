import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { currentProvider } from '../../../src/i18n/index.ts';
import { Toasts } from '../../../src/ui/Toasts.tsx';

/** What the application puts around a screen, as far as a part of one needs it, with toasts below it. */
export function Around({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <CoreAdminContext i18nProvider={currentProvider()} queryClient={client}>
      <QueryClientProvider client={client}>
        {children}
        <Toasts />
      </QueryClientProvider>
    </CoreAdminContext>
  );
}
