import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI } from 'ra-core';
import type { ReactNode } from 'react';
import { authProvider } from '../authProvider/index.ts';
import { BrokenPage } from '../custom/pages/BrokenPage.tsx';
import { Forbidden, NoPage } from '../custom/pages/NoPage.tsx';
import { dataProvider } from '../dataProvider/index.ts';
import { useI18n } from '../i18n/index.ts';
import { Loading } from '../shell/Loading.tsx';
import { Layout } from './Layout.tsx';
import { Toasts } from './Toasts.tsx';

const refused = ({ status }: { status?: number }) => status !== undefined && status >= 400 && status < 500;
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !refused(error as { status?: number }) } },
});

const Broken = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) => (
  <BrokenPage error={error} retry={resetErrorBoundary} />
);

/** The signed-in application; its resources and routes are the children. */
export function App({ children }: { children: ReactNode }) {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={useI18n()}
      queryClient={queryClient}
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
