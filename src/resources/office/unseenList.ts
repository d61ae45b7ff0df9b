import { entities } from '#domain/entities/index.ts';
import { currentRole } from '../../authProvider/session.ts';
import { addressOf } from '../../dataProvider/client.ts';
import { callOf, queryOf, resourceOf } from '../../dataProvider/index.ts';
import { firstParams } from '../../kit/list/firstParams.ts';
import { officeKeys } from '../menu.ts';
import { waitingFor } from './waiting.ts';

/** What the list at an address asks for when nobody has opened it here before; `/` shows the first list of the menu. */
export function unseenList(address: string): string | undefined {
  const role = currentRole();
  const keys = role ? officeKeys(role) : [];
  const key = address === '/' ? keys[0] : keys.find((key) => address === `/${resourceOf(entities[key])}`);
  if (!role || !key) return undefined;
  const resource = resourceOf(entities[key]);
  const params = firstParams(entities[key], waitingFor(role)[key]);
  return addressOf(callOf(resource, 'list')!, {}, queryOf(resource, params));
}
