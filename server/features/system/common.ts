import type * as calls from '#domain/shared/common.calls.ts';
import { countries } from '#domain/shared/countries.ts';
import type { HandlersOf } from '#server/kit/context.ts';

export const common: HandlersOf<typeof calls> = {
  listCountries: async () => ({ items: countries }),
};
