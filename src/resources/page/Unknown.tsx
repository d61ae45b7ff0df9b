import { currentAddress } from '../../lib/routing/address.ts';
import { Forbidden, NotFound } from './NoPage.tsx';
import { isKnownPath } from './paths.ts';

/** An address of another role, or of nobody. */
export default function Unknown() {
  return isKnownPath(currentAddress()) ? <Forbidden /> : <NotFound />;
}
