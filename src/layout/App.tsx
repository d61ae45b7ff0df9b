import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, localStorageStore } from 'ra-core';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createHashRouter, RouterProvider } from 'react-router-dom';
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
// Without a network a call fails, which can be said; by itself the library would wait for one and say nothing.
const networkMode = 'always';
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: (failures, error) => failures < 2 && !refused(error as { status?: number }) },
      mutations: { networkMode },
    },
  });

const Broken = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) => (
  <BrokenPage error={error} retry={resetErrorBoundary} />
);

const Content = createContext<ReactNode>(undefined);

/**
 * The signed-in application; its resources and routes are the children. react-admin's own router would be another
 * one at each drawing, the old ones still listening: after a change of language a saved form would block the way.
 */
export function App({ children }: { children: ReactNode }) {
  const [router, setRouter] = useState<ReturnType<typeof createHashRouter>>();
  useEffect(() => {
    const made = createHashRouter([{ path: '*', element: <Admin /> }]);
    setRouter(made);
    return () => made.dispose();
  }, []);
  return <Content value={children}>{router && <RouterProvider router={router} />}</Content>;
}

function Admin() {
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
        {useContext(Content)}
      </CoreAdminUI>
      <Toasts />
    </CoreAdminContext>
  );
}
