import { Navigation } from '../../lib/routing/navigation.tsx';
import { routeOf } from '../../lib/routing/routes.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Layout } from '../layout/Layout.tsx';
import { pageOf } from '../pages.tsx';

/** What is public, for who is signed out: no router and nothing of react-admin. */
export default function Visitor({ address }: { address: string }) {
  const route = routeOf(address);
  return (
    <Navigation value={{ address }}>
      <Layout>{(route && pageOf(route)) ?? <NotFound />}</Layout>
    </Navigation>
  );
}
