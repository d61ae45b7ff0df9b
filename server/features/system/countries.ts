import { countries as codes } from '#domain/shared/countries.ts';
import type * as calls from '#domain/system/countries.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';

export const countries: HandlersOf<typeof calls> = {
  listCountries: async () => ({ items: codes }),
};
