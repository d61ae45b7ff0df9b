import { entities } from '#domain/entities.ts';
import { findCall, toListQuery, resourceOf } from '../../dataProvider/index.ts';
import { buildAddress } from '../../lib/api/client.ts';
import { currentRole } from '../../lib/session/session.ts';
import { getDefaultFilters } from '../../resources/defaultFilters.ts';
import { getFirstParams } from '../../resources/list/firstParams.ts';
import { readFirstView } from '../../resources/list/views/useFirstView.ts';
import { listOfficeKeys } from '../../resources/menu.ts';

/** What the list at an address asks for when nobody has opened it here before. */
export function getInitialListRequest(address: string): string | undefined {
  const role = currentRole();
  const keys = role ? listOfficeKeys(role) : [];
  const key = keys.find((key) => address === `/${resourceOf(entities[key])}`);
  if (!role || !key) return undefined;
  const resource = resourceOf(entities[key]);
  const params = getFirstParams(entities[key], getDefaultFilters(role)[key], readFirstView(entities[key].name));
  return buildAddress(findCall(resource, 'list')!, {}, toListQuery(resource, params));
}
