import { Navigation } from '../../lib/routing/navigation.tsx';
import { findRoute } from '../../lib/routing/routes.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Layout } from '../layout/Layout.tsx';
import { findPage } from '../pages.tsx';

/** What is public, for who is signed out: no router and nothing of react-admin. */
export default function Visitor({ address }: { address: string }) {
  const route = findRoute(address);
  return (
    <Navigation address={address}>
      <Layout>{(route && findPage(route)) ?? <NotFound />}</Layout>
    </Navigation>
  );
}
