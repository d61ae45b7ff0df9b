import { prefetch } from '../lib/api/prefetch.ts';
import { currentAddress } from '../lib/routing/address.ts';
import { currentRole, currentToken } from '../lib/session/session.ts';
import { fetchArea, fetchOutside } from './shell/areas.ts';

// Small, and run before the rest has come: the code of the first screen, and what it shows, are on their way by then.
// A token in the address is taken off it before anything is asked for, and the page may be another person's.
const arriving = /[?&]token=/.test(location.href);
const role = arriving ? undefined : currentRole();
const token = currentToken();
if (role) prefetch(currentAddress(), token!);

/** The code of the first screen; undefined where who a token belongs to has to be asked first. */
export const firstArea: Promise<unknown> | undefined = role
  ? fetchArea(role)
  : token || arriving
    ? undefined
    : fetchOutside(currentAddress());
