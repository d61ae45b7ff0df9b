import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';

/** ISO 3166-1 alpha-2 codes; `formatCountryName` names them, in the reader's language. */
export const listCountries = call('GET /api/common/countries', {
  viewable: true,
  roles,
  answer: t.object({ items: t.array(t.string().required()).required() }),
});
