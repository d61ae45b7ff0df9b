import type * as calls from '#domain/calls/common.ts';
import { countries } from '#domain/reference/countries.ts';
import type { HandlersOf } from '#server/kit/context.ts';

export const common: HandlersOf<typeof calls> = {
  listCountries: async () => ({ items: countries }),
};
