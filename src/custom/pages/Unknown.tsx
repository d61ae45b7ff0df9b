import { isKnownPath } from '../../resources/paths.ts';
import { currentAddress } from '../../shell/address.ts';
import { Forbidden, NotFound } from './NoPage.tsx';

/** An address of another role, or of nobody. */
export default function Unknown() {
  return isKnownPath(currentAddress()) ? <Forbidden /> : <NotFound />;
}
