import { signInPath } from '../../../lib/routing/guard.ts';

/** What can be done at the sign-in (decisions.md, 'Routes and session'). */
export type Mode = 'login' | 'register' | 'forgot';

const getParameters = (address: string) => new URLSearchParams(address.split('?')[1]);

export function readMode(address: string): Mode {
  const mode = getParameters(address).get('mode');
  return mode === 'register' || mode === 'forgot' ? mode : 'login';
}

/** The token by which one opens an invitation to an account, if one does. */
export const parseInvitation = (address: string): string | null => getParameters(address).get('invitation');

/** The address of a mode, with the way that one was on. */
export function getModeAddress(mode: Mode, address: string): string {
  const parameters = getParameters(address);
  parameters.delete('mode');
  if (mode !== 'login') parameters.set('mode', mode);
  return parameters.size > 0 ? `${signInPath}?${parameters}` : signInPath;
}
