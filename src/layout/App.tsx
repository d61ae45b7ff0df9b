import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, localStorageStore } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { authProvider } from '../authProvider/index.ts';
import { currentUser } from '../authProvider/session.ts';
import { BrokenPage } from '../custom/pages/BrokenPage.tsx';
import { Forbidden, NoPage } from '../custom/pages/NoPage.tsx';
import { dataProvider } from '../dataProvider/index.ts';
import { useI18n } from '../i18n/index.ts';
import { Loading } from '../shell/Loading.tsx';
import { Layout } from './Layout.tsx';
import { Toasts } from './Toasts.tsx';

const refused = ({ status }: { status?: number }) => status !== undefined && status >= 400 && status < 500;
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !refused(error as { status?: number }) } },
  });

const Broken = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) => (
  <BrokenPage error={error} retry={resetErrorBoundary} />
);

/** The signed-in application; its resources and routes are the children. */
export function App({ children }: { children: ReactNode }) {
  // Made at each sign-in: what one user was shown is nothing to the next, and columns and filters are kept for each.
  const [queryClient] = useState(newQueryClient);
  const [store] = useState(() => localStorageStore('1', `user-${currentUser()?.id}`));
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={useI18n()}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        accessDenied={Forbidden}
        authCallbackPage={false}
        catchAll={NoPage}
        disableTelemetry
        error={Broken}
        layout={Layout}
        loading={Loading}
        loginPage={false}
        title="Quillhouse"
      >
        {children}
      </CoreAdminUI>
      <Toasts />
    </CoreAdminContext>
  );
}
