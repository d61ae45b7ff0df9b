import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'ra-core';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createHashRouter, Navigate, Route, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { can } from '#domain/roles.ts';
import { brand } from '#domain/shared/brand.ts';
import { answerAtOnce } from '../../authProvider/atOnce.ts';
import { authProvider } from '../../authProvider/index.ts';
import { dataProvider } from '../../dataProvider/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { isRefused } from '../../lib/api/apiError.ts';
import { createOwnStore } from '../../lib/ownStore.ts';
import { guard } from '../../lib/routing/guard.ts';
import { Navigation, type Go } from '../../lib/routing/navigation.tsx';
import { routes } from '../../lib/routing/routes.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { Forbidden } from '../../resources/page/Forbidden.tsx';
import { NoPage } from '../../resources/page/NoPage.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { findPage } from '../pages.tsx';
import { Layout } from './Layout.tsx';
import { UserMenu } from './UserMenu.tsx';
import { watchLinks } from './watchLinks.ts';

// Without a network a call fails, which can be said; by itself the library would wait for one and say nothing.
const networkMode = 'always';
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: (failures, error) => failures < 2 && !isRefused(error) },
      mutations: { networkMode },
    },
  });
  answerAtOnce(client);
  return client;
}

const Broken = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) => (
  <BrokenPage error={error} retry={resetErrorBoundary} />
);

interface Props {
  /** The sidebar. */
  Menu: ComponentType;
  /** Stands in the bar. */
  tool?: ReactNode;
  /** Stays while pages change. */
  overlay?: ReactNode;
  /** Stands above the page, where it has something to say. */
  notice?: ReactNode;
  /** Resources and routes. */
  children: ReactNode;
}

const Area = createContext<Props | undefined>(undefined);

/**
 * The signed-in application. react-admin's own router would be another one at each drawing, the old ones still
 * listening: after a change of language a saved form would block the way.
 */
export function App(area: Props) {
  const [router, setRouter] = useState<ReturnType<typeof createHashRouter>>();
  useEffect(() => {
    const hashRouter = createHashRouter([{ path: '*', element: <Admin /> }]);
    setRouter(hashRouter);
    return () => hashRouter.dispose();
  }, []);
  useEffect(watchLinks, []);
  // In one go: drawn in slices, as a transition is, a record's form came a tenth later.
  return <Area value={area}>{router && <RouterProvider router={router} useTransitions={false} />}</Area>;
}

// react-admin begins such a page at its top.
const scrollToTop = { state: { _scrollToTop: true } };

const account = <UserMenu />;

/** The shell, told of the router; an address that leads elsewhere goes there before its page is drawn. */
function Shell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { Menu, tool, overlay, notice } = use(Area)!;
  const role = currentRole()!;
  const address = pathname + search;
  const redirectTo = guard(address, role);
  const here = useLatest(address);
  const go = useCallback<Go>(
    (to) => void navigate(to, { ...scrollToTop, replace: to === here.current }),
    [navigate, here],
  );
  // The same elements at each drawing: react-admin draws its routes four times while it learns its resources.
  const sidebar = useMemo(() => <Menu />, [Menu]);
  return (
    <Navigation address={address} go={go}>
      <Layout sidebar={sidebar} tool={tool} account={account}>
        {notice}
        {redirectTo ? <Navigate to={redirectTo} replace /> : children}
      </Layout>
      {overlay}
    </Navigation>
  );
}

function Admin() {
  // Made at each sign-in: what one user was shown is nothing to the next, and columns and filters are kept for each.
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(createOwnStore);
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
        layout={Shell}
        loading={Loading}
        loginPage={false}
        title={brand}
      >
        {use(Area)!.children}
        <CustomRoutes>
          {routes
            .filter((route) => findPage(route) && can(currentRole(), route.roles))
            .map((route) => (
              <Route key={route.path} path={route.path} element={findPage(route)} />
            ))}
        </CustomRoutes>
      </CoreAdminUI>
      <LeaveQuestion />
      <Toasts />
    </CoreAdminContext>
  );
}
