import { NotFound } from '../../custom/pages/NotFound.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { Navigation } from '../../shell/navigation.tsx';
import { pageOf } from '../pages.tsx';
import { routeOf } from '../routes.ts';

/** What is public, for who is signed out: no router and nothing of react-admin. */
export default function Visitor({ address }: { address: string }) {
  const route = routeOf(address);
  return (
    <Navigation value={{ address }}>
      <Layout>{(route && pageOf(route)) ?? <NotFound />}</Layout>
    </Navigation>
  );
}
