import { currentAddress } from '../../lib/routing/address.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Forbidden } from './Forbidden.tsx';
import { isKnownPath } from './paths.ts';

/** An address of another role, or of nobody. */
export default function Unknown() {
  return isKnownPath(currentAddress()) ? <Forbidden /> : <NotFound />;
}
